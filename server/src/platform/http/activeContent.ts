import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** Of one document. An honest one of 5 MB has a few hundred object streams, of some hundred kilobytes together. */
const maxObjectStreams = 2_000;
const maxInflatedBytes = 32 * 1024 * 1024;

/**
 * Finds what runs when a document is opened: macros in Word's formats, scripts and launched programs in PDF. Resolves to
 * what to do about it, or undefined. It looks for marks and does not parse: a parser follows the one reading of a file
 * that it believes in, and what opens the file later may follow another. Takes time in proportion to the size.
 */
export async function findActiveContent(content: Buffer, type: string): Promise<string | undefined> {
  if (type === 'application/pdf') return findActivePdf(content);
  return macroMarks.some((mark) => content.includes(mark)) ? macroMessage : undefined;
}

/** Names of parts of a DOCX, which no compression hides, and of a stream in a DOC. */
const macroMarks = [Buffer.from('vbaProject.bin'), Buffer.from('vbaData.xml'), Buffer.from('_VBA_PROJECT', 'utf16le')];

const macroMessage = 'This document holds macros. Save it as a PDF and choose that one.';
const scriptMessage = 'This PDF holds a script, or starts a program. Print it to a new PDF and choose that one.';
const protectedMessage =
  'This PDF is protected, so it cannot be checked. Save it without a password and choose that one.';

async function findActivePdf(content: Buffer): Promise<string | undefined> {
  const text = content.toString('latin1');
  if (hasAction(text)) return scriptMessage;
  const starts = findObjectStreams(text);
  if (starts.length > 0 && encryption.test(text)) return protectedMessage;
  if (starts.length > maxObjectStreams) return scriptMessage;
  let rest = maxInflatedBytes;
  for (const start of starts) {
    const objects = await inflateWithin(content.subarray(start), rest);
    // Compressed in a way that writers of PDF do not use, or to far more than it shows.
    if (!objects || hasAction(objects.toString('latin1'))) return scriptMessage;
    rest -= objects.length;
  }
  return undefined;
}

/** The pattern of a name in PDF, any letter of which may be written as its code: /#4aavaScript. */
function toNamePattern(name: string): string {
  const letters = Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code}|#${code.toUpperCase()})`;
  });
  return `/${letters.join('')}`;
}

const nameEnd = '(?![A-Za-z0-9#])';
const actionTypes = ['JavaScript', 'Launch'].map(toNamePattern).join('|');
/** An action's type is the value of its entry S; a text such as "CSS/JavaScript" is none. */
const action = new RegExp(`${toNamePattern('S')}[\\0\\s]*(?:${actionTypes})${nameEnd}`);
const encryption = new RegExp(`${toNamePattern('Encrypt')}${nameEnd}`);
const objectStream = new RegExp(`${toNamePattern('ObjStm')}${nameEnd}`, 'g');

/** Also where a comment stands between the two names. */
const hasAction = (text: string) => action.test(text) || action.test(text.replace(/%[^\r\n]*/g, ' '));

/** Where the contents of the streams begin that hold further objects. */
function findObjectStreams(text: string): number[] {
  const contents = Array.from(text.matchAll(/stream\r?\n/g), ({ index, 0: keyword }) => index + keyword.length);
  const found = new Set<number>();
  let next = 0;
  for (const { index } of text.matchAll(objectStream)) {
    while ((contents[next] ?? Infinity) < index) next += 1;
    const start = contents[next];
    if (start !== undefined) found.add(start);
  }
  return [...found];
}

const inflateAsync = promisify(inflate);

/** Undefined for what is not compressed in the usual way, or to more than `maxOutputLength` bytes. */
const inflateWithin = (stream: Buffer, maxOutputLength: number): Promise<Buffer | undefined> =>
  inflateAsync(stream, { maxOutputLength: Math.max(1, maxOutputLength), finishFlush: constants.Z_SYNC_FLUSH }).catch(
    () => undefined,
  );
