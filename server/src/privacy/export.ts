import { Readable } from 'node:stream';
import { documentKinds, type WholeApplication } from '@foothold/shared/contract';
import { ZipFile } from 'yazl';
import { withThrottle } from '../accounts/credentials/throttle';
import { listDocumentRows } from '../accounts/documents/queries';
import { toDocument } from '../accounts/documents/service';
import { loadApplication } from '../hiring/applications/loadApplication';
import { listDrafts } from '../hiring/drafts/queries';
import type { Context } from '../platform/context';
import type { Download, User } from '../platform/http';
import type { FileStore } from '../platform/storage';
import { listApplicationIds, loadExportRows } from './export.queries';

/** Everything that is kept about a student, as one archive that is made while it is sent. Five in a quarter of an hour. */
export async function exportAccount({ db, store, config }: Context, { user_id }: User): Promise<Download> {
  // Every call counts against the throttle: none of them is a right one.
  if (config.RATE_LIMIT) await withThrottle(db, `export ${user_id}`, async () => undefined);

  const applications: WholeApplication[] = [];
  for (const id of await listApplicationIds(db, user_id)) applications.push(await loadApplication(db, id));
  const documents = (await listDocumentRows(db, user_id)).map(toDocument);
  const facts = {
    exported_at: new Date().toISOString(),
    ...(await loadExportRows(db, user_id)),
    ...{ applications, drafts: await listDrafts(db, user_id), documents },
  };
  const files = [
    ...applications.flatMap(toArchiveEntries),
    ...documents.map(({ id, name, path }) => ({ storagePath: path, name: `documents/${id}-${name}` })),
  ];
  return { name: `foothold-${facts.exported_at.slice(0, 10)}.zip`, body: createArchive(store, facts, files) };
}

interface ArchiveEntry {
  /** Where it is in the product. */
  storagePath: string;
  /** Where it is in the archive. */
  name: string;
}

const toArchiveEntries = ({ id, documents }: WholeApplication): ArchiveEntry[] =>
  documentKinds.flatMap((kind) => {
    const document = documents[kind];
    return document ? [{ storagePath: document.path, name: `applications/${id}-${kind}-${document.name}` }] : [];
  });

/** One file at a time is open while the archive is read; whoever stops reading closes it. */
function createArchive(store: FileStore, facts: object, files: ArchiveEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let open: Readable | undefined;
  output.once('close', () => open?.destroy());
  zip.on('error', (cause: Error) => output.destroy(cause));

  zip.addBuffer(Buffer.from(JSON.stringify(facts, null, 2)), 'foothold.json');
  for (const { storagePath, name } of files) {
    // Documents are packed already.
    zip.addReadStreamLazy(name, { compress: false }, (done) => {
      const key = storagePath.split('/').at(-1) ?? '';
      store.read(key).then(
        (stream) => {
          open = stream ?? Readable.from([]);
          done(null, open);
        },
        (cause) => output.destroy(cause),
      );
    });
  }
  zip.end();
  return output;
}
