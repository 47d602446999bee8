import type { applyToJob, DocumentKind, FieldErrors, FilesOf, Input } from '@foothold/shared/contract';
import { findDocument } from '../../accounts/documents/queries';
import { addDocument } from '../../accounts/documents/service';
import type { Config } from '../../platform/config/config';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/db';
import { fail, type Upload, type User } from '../../platform/http';
import { type SavedFile, type StoredFile, toScanStatus } from '../../platform/storage';

type Uploads = FilesOf<typeof applyToJob, Upload>;

/** The letter is missing where a job needs none; `refuseMissingLetter` checks that. */
export type SentDocuments<File> = { resume: File; internship_letter?: File };

/** The documents of an application: each either uploaded with it or taken from the student's profile. */
export async function resolveDocuments(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { user_id }: User,
  { resume_document_id, internship_letter_document_id }: Input<typeof applyToJob>,
  uploads: Uploads,
): Promise<SentDocuments<Upload | StoredFile>> {
  const problems: FieldErrors = {};
  const resolve = async (kind: DocumentKind, id: number | null | undefined) => {
    const found = uploads[kind] ?? (id ? await findDocument(db, { user_id, id, kind }) : undefined);
    if (found && isRefused(found, config)) problems[kind] = documentRefusedMessage;
    else if (!found && (id || kind === 'resume')) problems[kind] = documentGoneMessage;
    return found;
  };
  const [resume, internship_letter] = [
    await resolve('resume', resume_document_id),
    await resolve('internship_letter', internship_letter_document_id),
  ];
  if (!resume || Object.keys(problems).length > 0) fail('invalid_input', problems);
  return { resume, ...(internship_letter && { internship_letter }) };
}

export function refuseMissingLetter({ letter_required }: { letter_required: 0 | 1 }, sent: SentDocuments<unknown>) {
  if (letter_required && !sent.internship_letter)
    fail('invalid_input', { internship_letter: 'An internship letter is required.' });
}

/** Whether nobody could open it. One whose scan is still due may be sent. */
function isRefused(file: Upload | StoredFile, config: Config): boolean {
  const status = 'scan_status' in file ? toScanStatus(file.scan_status, config) : null;
  return status === 'infected' || status === 'unscannable';
}

const documentGoneMessage = 'This document is no longer in your profile. Choose another.';
const documentRefusedMessage =
  'Nobody could open this document: it did not pass the check for malware. Choose another.';

/** Of the stored files, those that were uploaded with this application: the ones to copy to the profile. */
export const pickUploadsToSave = (
  uploads: Uploads,
  stored: SentDocuments<SavedFile>,
): Partial<Record<DocumentKind, SavedFile>> => ({
  ...(uploads.resume && { resume: stored.resume }),
  ...(uploads.internship_letter && stored.internship_letter && { internship_letter: stored.internship_letter }),
});

/** Adds the copies to the profile. Resolves to the keys of replaced files, which no row refers to any more. */
export async function saveToProfile(
  tx: Tx,
  user_id: number,
  copies: Partial<Record<DocumentKind, SavedFile>>,
): Promise<string[]> {
  const spare: string[] = [];
  for (const [kind, copy] of Object.entries(copies) as [DocumentKind, SavedFile][])
    spare.push(...(await addDocument(tx, user_id, kind, copy)).unusedKeys);
  return spare;
}
