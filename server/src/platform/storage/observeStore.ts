import { createMeasure } from '../telemetry/measurements';
import { withSpan } from '../telemetry/spans';
import type { FileStore } from './fileStore';

const measureFailure = createMeasure('storageFailed');

/** A store whose operations are spans where traces are recorded, and whose failures are counted. Keys are in neither. */
export function observeStore(store: FileStore): FileStore {
  const observe = <T>(operation: string, run: () => Promise<T>): Promise<T> =>
    withSpan({ name: `storage ${operation}`, kind: 'client' }, run).catch((cause: unknown) => {
      measureFailure({ operation });
      throw cause;
    });
  return {
    ...store,
    put: (key, path, sha256) => observe('put', () => store.put(key, path, sha256)),
    copy: (from, to) => observe('copy', () => store.copy(from, to)),
    read: (key) => observe('read', () => store.read(key)),
    remove: (key) => observe('remove', () => store.remove(key)),
  };
}
