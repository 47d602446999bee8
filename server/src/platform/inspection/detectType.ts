import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/** What a file may be: a document of a person, or a picture. */
export type InspectedKind = 'documents' | 'pictures';

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** The type of a file by its content; undefined when it is none that is allowed. */
export async function detectType(path: string, kind: InspectedKind): Promise<string | undefined> {
  const mime = (await fileTypeFromFile(path))?.mime;
  if (kind === 'pictures') return mime && pictureTypes.includes(mime) ? mime : undefined;
  if (mime === pdf || mime === docx) return mime;
  // Old Office files share a container format; only those of Word hold a stream of this name.
  if (mime !== 'application/x-cfb') return undefined;
  return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le')) ? 'application/msword' : undefined;
}
