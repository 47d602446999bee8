import { stripDiacritics } from './fillTemplate';

const lineHeight = 15;
const maxLineLength = 88;

/** A one-page A4 document: a heading, then paragraphs. Deliberately the smallest thing that every reader opens. */
export function createPdf(heading: string, paragraphs: readonly string[]): Uint8Array {
  const lines = paragraphs.flatMap((paragraph) => [...wrapText(toLatin(paragraph)), '']);
  const page = [
    'BT',
    `/F2 18 Tf 60 770 Td ${lineHeight} TL (${escapePdfText(toLatin(heading))}) Tj`,
    '/F1 11 Tf 0 -30 Td',
    ...lines.map((text) => `(${escapePdfText(text)}) Tj T*`),
    'ET',
  ].join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    toFontObject('Helvetica'),
    toFontObject('Helvetica-Bold'),
  ]);
}

const toFontObject = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function assemble(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

// The built-in fonts know Latin-1 only: marks are dropped, typographic signs become plain ones.
const toLatin = (text: string) =>
  stripDiacritics(text)
    .replaceAll('₦', 'NGN ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\u0020-\u007e]/g, '');

const escapePdfText = (text: string) => text.replace(/[\\()]/g, '\\$&');

function wrapText(text: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current && current.length + word.length >= maxLineLength) {
      lines.push(current);
      current = word;
    } else current = current ? `${current} ${word}` : word;
  }
  return [...lines, current];
}
