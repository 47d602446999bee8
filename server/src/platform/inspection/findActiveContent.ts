import { findActivePdf } from './findActivePdf';

/**
 * Finds what runs when a document is opened: macros in Word's formats, scripts and launched programs in PDF. Resolves to
 * what to do about it, or undefined.
 */
export async function findActiveContent(content: Buffer, type: string): Promise<string | undefined> {
  if (type === 'application/pdf') return findActivePdf(content);
  return macroMarks.some((mark) => content.includes(mark)) ? macroMessage : undefined;
}

/** Names of parts of a DOCX, which no compression hides, and of a stream in a DOC. */
const macroMarks = [Buffer.from('vbaProject.bin'), Buffer.from('vbaData.xml'), Buffer.from('_VBA_PROJECT', 'utf16le')];

const macroMessage = 'This document holds macros. Save it as a PDF and choose that one.';
