/** The smallest content that is detected as each document type, and some that is refused. */
export const documents = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  doc: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('WordDocument', 'utf16le'),
    Buffer.alloc(400),
  ]),
  docx: zip(
    '[Content_Types].xml',
    '<Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>',
  ),
  spreadsheet: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('Workbook', 'utf16le'),
  ]),
  script: Buffer.from('<html><script>alert(1)</script></html>'),
  empty: Buffer.alloc(0),
};

/** A zip archive with one stored entry, as far as file type detection reads it. */
function zip(name: string, content: string): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(Buffer.byteLength(content), 18);
  header.writeUInt32LE(Buffer.byteLength(content), 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.from(content)]);
}
