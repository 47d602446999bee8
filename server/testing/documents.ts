import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The smallest content that is detected as each document type, and some that is refused. */
export const documents = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  doc: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('WordDocument', 'utf16le'),
    Buffer.alloc(400),
  ]),
  docx: aDocx({}),
  spreadsheet: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('Workbook', 'utf16le'),
  ]),
  script: Buffer.from('<html><script>alert(1)</script></html>'),
  empty: Buffer.alloc(0),
};

/** The SHA-256 of `documents.pdf`. */
export const pdfHash = createHash('sha256').update(documents.pdf).digest('hex');

/** A document of Word with further parts, as a ZIP archive that compresses nothing. */
export function aDocx(parts: Record<string, string | Buffer>): Buffer {
  const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const all = { '[Content_Types].xml': `<Override ContentType="${mainType}"/>`, ...parts };
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(all)) {
    const content = Buffer.from(text);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt32LE(crc32(content), 10);
    header.writeUInt32LE(content.length, 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, Buffer.from(name), content]);
    contents.push(file);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), header, rest, Buffer.from(name));
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(all).length, 4);
  end.writeUInt16LE(Object.keys(all).length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...contents, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}
