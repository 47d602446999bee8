import { PDFDocument } from 'pdf-lib';

/** A small real PDF with one line of text, as a file input takes it. */
export async function pdf(name: string, line: string) {
  const document = await PDFDocument.create();
  document.addPage([420, 595]).drawText(line, { x: 40, y: 520, size: 14 });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}
