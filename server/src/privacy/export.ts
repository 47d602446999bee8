import { Readable } from 'node:stream';
import { documentKinds, isOpenable, type ScanStatus, type WholeApplication } from '@foothold/shared/contract';
import { ZipFile } from 'yazl';
import { withThrottle } from '../accounts/credentials/throttle';
import { loadDetails } from '../accounts/details/service';
import { loadDocuments } from '../accounts/documents/service';
import { loadApplication } from '../hiring/applications/loadApplication';
import { listDrafts } from '../hiring/drafts/queries';
import type { Context } from '../platform/context';
import type { Download, User } from '../platform/http';
import type { FileStore } from '../platform/storage';
import { listApplicationIds, loadExportRows } from './export.queries';
import { loadExportedMessages } from './exportMessages';

/** All data about a student as a ZIP archive, which is built while it is sent. At most five within 15 minutes. */
export async function exportAccount(context: Context, { user_id }: User): Promise<Download> {
  const { db, store, config } = context;
  // Undefined counts as a failure, so every call counts against the throttle.
  if (config.RATE_LIMIT) await withThrottle(db, `export ${user_id}`, async () => undefined);

  const applications: WholeApplication[] = [];
  for (const id of await listApplicationIds(db, user_id)) applications.push(await loadApplication(context, id));
  const documents = await loadDocuments(context, user_id);
  const conversations = await loadExportedMessages(context, user_id);
  const contents = {
    exported_at: new Date().toISOString(),
    ...(await loadExportRows(db, user_id)),
    profile_details: await loadDetails(db, user_id),
    ...{ applications, drafts: await listDrafts(db, user_id), documents, ...conversations.contents },
  };
  const files = [
    ...applications.flatMap(toArchiveEntries),
    ...documents
      .filter(isDocumentOpenable)
      .map(({ id, name, path }) => ({ storagePath: path, name: `documents/${id}-${name}` })),
    ...conversations.files,
  ];
  return { name: `foothold-${contents.exported_at.slice(0, 10)}.zip`, body: createArchive(store, contents, files) };
}

interface ArchiveEntry {
  /** The path of the file in the API. */
  storagePath: string;
  /** The path of the file in the archive. */
  name: string;
}

/** Others are named in the JSON file, with the status that keeps them closed. */
const isDocumentOpenable = ({ scan_status }: { scan_status: ScanStatus | null }) => isOpenable(scan_status);

const toArchiveEntries = ({ id, documents }: WholeApplication): ArchiveEntry[] =>
  documentKinds.flatMap((kind) => {
    const document = documents[kind];
    return document && isDocumentOpenable(document)
      ? [{ storagePath: document.path, name: `applications/${id}-${kind}-${document.name}` }]
      : [];
  });

/** Opens one file at a time while the archive is read, and closes it when the reader stops. */
function createArchive(store: FileStore, contents: object, files: ArchiveEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let currentFile: Readable | undefined;
  output.once('close', () => currentFile?.destroy());
  zip.on('error', (cause: Error) => output.destroy(cause));

  zip.addBuffer(Buffer.from(JSON.stringify(contents, null, 2)), 'foothold.json');
  for (const { storagePath, name } of files) {
    // PDF and DOCX files are compressed already.
    zip.addReadStreamLazy(name, { compress: false }, (done) => {
      const key = storagePath.split('/').at(-1) ?? '';
      store.read(key).then(
        (stream) => {
          currentFile = stream ?? Readable.from([]);
          done(null, currentFile);
        },
        (cause) => output.destroy(cause),
      );
    });
  }
  zip.end();
  return output;
}
