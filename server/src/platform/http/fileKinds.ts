import type { Endpoint } from '@foothold/shared/contract';

const megabyte = 1024 * 1024;

/** A kind of files that may be uploaded. Types are detected by content, not by the sender's name and type. */
export interface FileKind {
  maxBytes: number;
  tooLargeMessage: string;
  /** The message for a file of another type. */
  toWrongTypeMessage(name: string): string;
}

const documents: FileKind = {
  maxBytes: 5 * megabyte,
  tooLargeMessage: 'This file is larger than 5 MB.',
  toWrongTypeMessage(name) {
    const claimed = /\.(pdf|docx?)$/i.exec(name)?.[1]?.toUpperCase();
    if (!claimed) return 'Send a PDF, DOC or DOCX file.';
    return `This file is named ${claimed} but holds something else, or is damaged. Open it, save it as a new PDF and choose that one.`;
  },
};

const pictures: FileKind = {
  maxBytes: 2 * megabyte,
  tooLargeMessage: 'This picture is larger than 2 MB.',
  toWrongTypeMessage: () => 'Send a PNG, JPEG or WebP picture.',
};

export const fileKinds: Record<Endpoint['accepts'], FileKind> = { documents, pictures };
