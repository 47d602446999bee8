import { toNamePattern } from './pdfMarks';

/** Where the content of a stream begins, and what its dictionary says about it. */
export interface PdfStream {
  start: number;
  /** Its content is further objects. */
  holdsObjects: boolean;
  /** It is written so that inflating alone does not show them. */
  isDisguised: boolean;
}

/**
 * Finds everything that may be read as a stream. A dictionary is what stands between the object before and the content: its
 * entry First is what no stream of objects can do without. Takes time in proportion to the length.
 */
export function findStreams(text: string): PdfStream[] {
  const findLastEnd = createFinder(text, /endobj|endstream/g);
  const findLastMark = createFinder(text, new RegExp(['ObjStm', 'First'].map(toNamePattern).join('|'), 'g'));
  const findLastPredictor = createFinder(text, new RegExp(toNamePattern('Predictor'), 'g'));
  return Array.from(text.matchAll(/(?<!end)stream[ \t]*\r?\n?/g), ({ index, 0: keyword }) => {
    const end = findLastEnd(index);
    const holdsObjects = findLastMark(index) > end;
    return {
      start: index + keyword.length,
      holdsObjects,
      isDisguised: holdsObjects && findLastPredictor(index) > end,
    };
  });
}

/** Finds the last match before a position; the positions asked for must not decrease. −1 without one. */
function createFinder(text: string, pattern: RegExp): (before: number) => number {
  const matches = text.matchAll(pattern);
  let [last, next] = [-1, matches.next()];
  return (before) => {
    while (!next.done && next.value.index < before) [last, next] = [next.value.index, matches.next()];
    return last;
  };
}
