import { once } from 'node:events';
import { watch } from 'chokidar';

const debounceMs = 100;

/**
 * Calls back with the files in these folders that were created, changed or removed, once for all that are saved
 * together. Resolves, once it watches, to a function that stops.
 */
export async function watchFiles(
  folders: readonly string[],
  onChange: (files: readonly string[]) => void,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const watcher = watch([...folders], { ignoreInitial: true });
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, (file) => {
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(report, debounceMs);
    });
  await once(watcher, 'ready');
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
