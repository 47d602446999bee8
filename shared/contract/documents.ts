import { documentKind, scanStatus } from './choices';
import { endpoint } from './endpoint';
import type { ScanStatus } from './enums';
import { id, idText, instant } from './fields';
import * as z from './schema';

/** A document in a student's profile, for further applications. Only its student may read `path`, on this origin. */
export const studentDocument = z.object({
  id,
  kind: documentKind,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  path: z.string(),
  /** Null where documents are not scanned for malware. */
  scan_status: scanStatus.nullable(),
  created_at: instant,
});
export type StudentDocument = z.infer<typeof studentDocument>;

/** Whether a document may be opened: it is clean, or documents are not scanned. */
export const isOpenable = (scan_status: ScanStatus | null): boolean => scan_status === null || scan_status === 'clean';

/** How many documents of a kind a profile holds: a further one replaces the oldest. */
export const maxDocumentsPerKind = 10;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/documents',
  access: 'student',
  summary: 'The documents in the student’s own profile, newest first.',
  output: z.object({ documents: z.array(studentDocument) }),
});

export const saveDocument = endpoint({
  method: 'POST',
  path: '/documents',
  access: 'student',
  summary:
    'Keeps a document in the student’s profile, in place of the one it replaces. The same one again only becomes the newest.',
  status: 201,
  idempotent: true,
  files: ['file'],
  body: z.object({ kind: documentKind, replaces: idText.nullish() }),
  output: z.object({ document: studentDocument, message: z.string() }),
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/documents/:id',
  access: 'student',
  summary: 'Removes a document from the profile. Applications that were sent with it keep their own.',
  params: z.object({ id: idText }),
  output: z.object({ message: z.string() }),
});
