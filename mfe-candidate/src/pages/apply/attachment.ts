import { type DocumentKind, isOpenable, type Job, type StudentDocument } from '@foothold/shared/contract';

/** A document to send: a file of this device, or a document that is saved in the profile. */
export type Attachment = File | StudentDocument;

/** For the form's validation. `FileField` has checked a file's type and size. */
export const isAttachment = (value: unknown): value is Attachment =>
  value instanceof File || (typeof value === 'object' && value !== null && 'path' in value);

/** The documents of the profile that can be sent, newest first: not those that the company could never open. */
export const filterSendable = (documents: readonly StudentDocument[], kind: DocumentKind): StudentDocument[] =>
  documents.filter(
    (document) => document.kind === kind && (isOpenable(document.scan_status) || document.scan_status === 'pending'),
  );

/** The documents that are chosen beforehand: the latest of each kind, a letter only where the job needs one. */
export const chooseBeforehand = (
  documents: readonly StudentDocument[],
  { letter_required }: Pick<Job, 'letter_required'>,
) => ({
  resume: filterSendable(documents, 'resume')[0] ?? null,
  internship_letter: (letter_required && filterSendable(documents, 'internship_letter')[0]) || null,
});

interface Attachments {
  resume: Attachment;
  /** Null where the job needs none. */
  internship_letter: Attachment | null;
}

/** Files are uploaded; documents of the profile are sent as ids. */
export const splitAttachments = ({ resume, internship_letter }: Attachments) => ({
  files: {
    ...(resume instanceof File && { resume }),
    ...(internship_letter instanceof File && { internship_letter }),
  },
  documentIds: {
    ...(!(resume instanceof File) && { resume_document_id: resume.id }),
    ...(internship_letter &&
      !(internship_letter instanceof File) && { internship_letter_document_id: internship_letter.id }),
  },
});

/**
 * The progress of each file, 0 to 1, from the progress of the whole request: the request body holds the files one after
 * the other. Undefined for documents that are not uploaded.
 */
export function getFileProgress(requestProgress: number, attachments: readonly unknown[]): (number | undefined)[] {
  const sizes = attachments.map((attachment) => (attachment instanceof File ? attachment.size : 0));
  let remaining = requestProgress * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    if (size === 0) return undefined;
    const done = Math.min(size, remaining);
    remaining -= done;
    return done / size;
  });
}
