import { readFile } from 'node:fs/promises';
import type { Endpoint } from '@foothold/shared/contract';
import { fileTypeFromFile } from 'file-type';
import { checkActiveContent } from '../activeContent';

const megabyte = 1024 * 1024;

/** A kind of files that may be uploaded. Types are detected by content, not by the sender's name and type. */
export interface FileKind {
  maxBytes: number;
  tooLargeMessage: string;
  /** The message for a file of another type. */
  toWrongTypeMessage(name: string): string;
  /** Undefined when the type is not allowed. */
  detectType(path: string): Promise<string | undefined>;
  /** What to do about a file that would run something when it is opened. */
  checkActiveContent?(path: string, type: string): Promise<string | undefined>;
}

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const documents: FileKind = {
  maxBytes: 5 * megabyte,
  tooLargeMessage: 'This file is larger than 5 MB.',
  toWrongTypeMessage(name) {
    const claimed = /\.(pdf|docx?)$/i.exec(name)?.[1]?.toUpperCase();
    if (!claimed) return 'Send a PDF, DOC or DOCX file.';
    return `This file is named ${claimed} but holds something else, or is damaged. Open it, save it as a new PDF and choose that one.`;
  },
  async detectType(path) {
    const mime = (await fileTypeFromFile(path))?.mime;
    if (mime === pdf || mime === docx) return mime;
    // Old Office files share a container format; only those of Word hold a stream of this name.
    if (mime !== 'application/x-cfb') return undefined;
    return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le')) ? 'application/msword' : undefined;
  },
  checkActiveContent,
};

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

const pictures: FileKind = {
  maxBytes: 2 * megabyte,
  tooLargeMessage: 'This picture is larger than 2 MB.',
  toWrongTypeMessage: () => 'Send a PNG, JPEG or WebP picture.',
  async detectType(path) {
    const mime = (await fileTypeFromFile(path))?.mime;
    return mime && pictureTypes.includes(mime) ? mime : undefined;
  },
};

export const fileKinds: Record<Endpoint['accepts'], FileKind> = { documents, pictures };
