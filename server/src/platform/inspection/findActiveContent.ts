import { findActivePdf } from './findActivePdf';
import { activeWordMessage, findActiveWord } from './findActiveWord';

/**
 * Finds what runs when a document is opened: macros and what is embedded in Word's formats, scripts and launched programs in
 * PDF. Resolves to what to do about it, or undefined.
 */
export async function findActiveContent(content: Buffer, type: string): Promise<string | undefined> {
  if (type === 'application/pdf') return findActivePdf(content);
  if (type !== 'application/msword') return findActiveWord(content);
  return macroStream.test(content.toString('latin1')) ? activeWordMessage : undefined;
}

/** The name of a stream in a DOC, in UTF-16. Upper and lower case are the same there. */
const macroStream = new RegExp(Array.from('_VBA_PROJECT').join('\\0'), 'i');
