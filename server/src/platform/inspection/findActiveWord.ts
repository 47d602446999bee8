import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { uncheckableMessage } from './messages';

/** Of one document, packed and unpacked. Pictures are packed as they are, and text to a tenth. */
const maxBytes = 32 * 1024 * 1024;
const maxEntries = 2_000;

/**
 * Finds what a DOCX runs or fetches when it is opened: macros, embedded files, templates and pictures from elsewhere, and
 * fields that start a program. Looks at every part, because a part is what the others call it, whatever its name.
 */
export async function findActiveWord(content: Buffer): Promise<string | undefined> {
  try {
    const zip = await fromBufferPromise(content);
    let rest = maxBytes;
    if (zip.entryCount > maxEntries) return uncheckableMessage;
    for await (const entry of zip.eachEntry()) {
      rest -= entry.compressedSize + entry.uncompressedSize;
      if (rest < 0) return uncheckableMessage;
      if (macroNames.test(entry.fileName)) return activeWordMessage;
      const part = toPlainText(await unpack(zip, entry));
      if (definesEntities.test(part)) return uncheckableMessage;
      if (hasActiveRelationship(part) || hasStartingField(part) || macroType.test(part)) return activeWordMessage;
    }
    return undefined;
  } catch {
    return uncheckableMessage;
  }
}

const unpack = async (zip: ZipFile, entry: Entry) => buffer(await zip.openReadStreamPromise(entry));

const macroNames = /vbaProject\.bin|vbaData\.xml/i;
/** The content type of the main part of a document with macros. */
const macroType = /macroEnabled/i;
/** With which any word may be spelt differently. No part of a DOCX may define them. */
const definesEntities = /<!(?:DOCTYPE|ENTITY)/;

/** XML is written in UTF-8 or UTF-16; the marks are ASCII in either. */
const toPlainText = (part: Buffer): string => part.toString('latin1').replaceAll('\0', '');

const decode = (text: string): string =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

/** The attributes of an element up to its end. Their values hold no `<`, so no search goes further than that. */
const attributes = `(?:\\s(?:[^"'<>]|"[^"<]*"|'[^'<]*')*)?`;
const relationship = new RegExp(`<(?:[\\w.-]{1,99}:)?Relationship(${attributes})`, 'g');
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const activeType = /\/(?:vbaProject|wordVbaData|oleObject|package|control|aFChunk)$/i;
const template = /\/attachedTemplate$/i;
const hyperlink = /\/hyperlink$/;
/**
 * A path on the disk of whoever opens the document, where it leads nowhere. Word writes down the template that a document
 * was begun with in this way, so many an honest resume has one.
 */
const ownDisk = /^(?:file:\/\/\/(?=[a-z\d])|[a-z]:\\)/i;

const hasActiveRelationship = (part: string): boolean =>
  Array.from(part.matchAll(relationship), ([, written = '']) =>
    Object.fromEntries(
      Array.from(written.matchAll(attribute), ([, name, a, b]) => [name, decode(a ?? b ?? '').trim()]),
    ),
  ).some(
    ({ Type: type = '', Target: target = '', TargetMode: mode = '' }) =>
      activeType.test(type) ||
      ((template.test(type) || mode.toLowerCase() === 'external') && !hyperlink.test(type) && !ownDisk.test(target)),
  );

/** The instruction of a field stands in an attribute, or in pieces between the marks of where a field begins and ends. */
const fieldPart = new RegExp(
  `\\binstr\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')|fldCharType|<(?:[\\w.-]{1,99}:)?instrText${attributes}>([^<]*)(<[!?])?`,
  'g',
);
const startingField = /^\s*DDE(?:AUTO)?\b/im;

function hasStartingField(part: string): boolean {
  const pieces = Array.from(part.matchAll(fieldPart), ([, double, single, piece, comment]) => {
    if (piece === undefined) return `\n${double ?? single ?? ''}\n`;
    // Within an instruction comments have no use but to hide it.
    return comment ? '\nDDE' : piece;
  });
  return startingField.test(decode(pieces.join('')));
}

export const activeWordMessage =
  'This document holds macros, embedded files or content from elsewhere. Save it as a PDF and choose that one.';
