import { readFile } from 'node:fs/promises';
import type { Endpoint } from '@foothold/shared/contract';
import { fileTypeFromFile } from 'file-type';

const megabyte = 1024 * 1024;

/** What may be uploaded: how much of it, and its type by content, whatever name and type the sender gave. */
export interface FileKind {
  largest: number;
  tooLarge: string;
  /** What is said of a file of another type, called so. */
  wrongType(name: string): string;
  /** Undefined for anything else. */
  typeOf(path: string): Promise<string | undefined>;
}

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const documents: FileKind = {
  largest: 5 * megabyte,
  tooLarge: 'This file is larger than 5 MB.',
  wrongType(name) {
    const claimed = /\.(pdf|docx?)$/i.exec(name)?.[1]?.toUpperCase();
    if (!claimed) return 'Send a PDF, DOC or DOCX file.';
    return `This file is named ${claimed} but holds something else, or is damaged. Open it, save it as a new PDF and choose that one.`;
  },
  async typeOf(path) {
    const mime = (await fileTypeFromFile(path))?.mime;
    if (mime === pdf || mime === docx) return mime;
    // Old Office files share one container; only Word's holds a stream of this name.
    if (mime !== 'application/x-cfb') return undefined;
    return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le')) ? 'application/msword' : undefined;
  },
};

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

const pictures: FileKind = {
  largest: 2 * megabyte,
  tooLarge: 'This picture is larger than 2 MB.',
  wrongType: () => 'Send a PNG, JPEG or WebP picture.',
  async typeOf(path) {
    const mime = (await fileTypeFromFile(path))?.mime;
    return mime && pictureTypes.includes(mime) ? mime : undefined;
  },
};

export const fileKinds: Record<Endpoint['accepts'], FileKind> = { documents, pictures };
