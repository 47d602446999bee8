import { type PdfText, toNamePattern } from './pdfMarks';

/** Where the content of a stream begins, and what stands before it. */
export interface PdfStream {
  start: number;
  /** Its content may be further objects. */
  holdsObjects: boolean;
  /** It is written so that inflating alone does not show them, or so that its dictionary has more than one reading. */
  isDisguised: boolean;
}

const type = toNamePattern('ObjStm');
const first = toNamePattern('First');
const predictor = toNamePattern('Predictor');
/** The number of objects in a stream, or a reference to it. */
const count = `${toNamePattern('N')}[\\0\\s]*[+\\d]`;
/** Begins a text, which the dictionaries of such streams do without. */
const opening = '[(%]|<<<|(?<!<)<(?!<)';

/** A stream of objects has its type, and two entries that no reader can do without. */
export const mayHoldStreamsOfObjects = ({ text, withoutComments }: PdfText): boolean =>
  new RegExp(type).test(text) ||
  (new RegExp(first).test(text) && [text, withoutComments].some((reading) => new RegExp(count).test(reading)));

/**
 * Finds everything that may be read as a stream. Whatever stands between the keyword before and its own may be of its
 * dictionary: `endobj` and `endstream` may be part of a text there. Takes time in proportion to the length.
 */
export function findStreams({ text, withoutComments }: PdfText): PdfStream[] {
  const findType = createFinder(text, type);
  const findFirst = createFinder(text, first);
  const findCount = createFinder(text, count);
  const findCountAfterComment = createFinder(withoutComments, count);
  const findPredictor = createFinder(text, predictor);
  const findOpening = createFinder(text, opening);
  let before = 0;
  return Array.from(text.matchAll(/(?<!end)stream[ \t]*\r?\n?/g), ({ index, 0: keyword }) => {
    const start = before;
    before = index;
    const firstMark = Math.min(findType(start), findFirst(start));
    const itsCount = Math.min(findCount(start), findCountAfterComment(start));
    const holdsObjects = findType(start) < index || Math.max(findFirst(start), itsCount) < index;
    return {
      start: index + keyword.length,
      holdsObjects,
      isDisguised: holdsObjects && (findPredictor(start) < index || findOpening(firstMark) < index),
    };
  });
}

/** Finds the first match from a position on; the positions asked for must not decrease. Infinity without one. */
function createFinder(text: string, pattern: string): (from: number) => number {
  const matches = text.matchAll(new RegExp(pattern, 'g'));
  let next = matches.next();
  return (from) => {
    while (!next.done && next.value.index < from) next = matches.next();
    return next.done ? Infinity : next.value.index;
  };
}
