import { PDFDocument } from 'pdf-lib';

/** Creates a small PDF with one line of text, for a file input. */
export async function createPdf(name: string, line: string) {
  const document = await PDFDocument.create();
  document.addPage([420, 595]).drawText(line, { x: 40, y: 520, size: 14 });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}
