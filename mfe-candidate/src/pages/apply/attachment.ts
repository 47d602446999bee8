import type { StudentDocument } from '@foothold/shared/contract';

/** A document to send: a file of this machine, or one that is kept in the student's profile. */
export type Attachment = File | StudentDocument;

/** A file is one that `FileField` has let through, by its kind and size. */
export const isAttachment = (value: unknown): value is Attachment =>
  value instanceof File || (typeof value === 'object' && value !== null && 'path' in value);

interface Attachments {
  resume: Attachment;
  internship_letter: Attachment;
}

/** Files travel as they are; a kept document is named by its id. */
export const splitAttachments = ({ resume, internship_letter }: Attachments) => ({
  files: {
    ...(resume instanceof File && { resume }),
    ...(internship_letter instanceof File && { internship_letter }),
  },
  documentIds: {
    ...(!(resume instanceof File) && { resume_document_id: resume.id }),
    ...(!(internship_letter instanceof File) && { internship_letter_document_id: internship_letter.id }),
  },
});

/** How far each file is when a `share` of all of them has left: they travel one after the other. */
export function getFileProgress(share: number, attachments: readonly unknown[]): (number | undefined)[] {
  const sizes = attachments.map((attachment) => (attachment instanceof File ? attachment.size : 0));
  let remaining = share * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    if (size === 0) return undefined;
    const done = Math.min(size, remaining);
    remaining -= done;
    return done / size;
  });
}
