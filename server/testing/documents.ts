/** The smallest content that counts as each kind of document, and some that do not. */
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

/** One stored entry, as far as anybody looks who wants to know what the archive is. */
function zip(name: string, content: string): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(Buffer.byteLength(content), 18);
  header.writeUInt32LE(Buffer.byteLength(content), 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.from(content)]);
}
