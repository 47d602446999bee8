import type { PreviewFont } from './fonts';

/** How wide a text is when it is set at one pixel an em. */
export function measureWidth(text: string, { font, tracking }: PreviewFont): number {
  const { advanceWidth, glyphs } = font.layout(text);
  return advanceWidth / font.unitsPerEm + tracking * glyphs.length;
}

/** A text as outlines, its baseline at `y`. */
export function toOutlines(text: string, { font, tracking }: PreviewFont, size: number, x: number, y: number): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const place = `translate(${round(pen + xOffset * scale)} ${round(y - yOffset * scale)})`;
      // A mark that stands on the letter before it takes no room.
      pen += xAdvance * scale + (xAdvance > 0 ? tracking * size : 0);
      const path = glyph.path.toSVG();
      return path && `<path transform="${place} scale(${scale} ${-scale})" d="${path}"/>`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

interface FittedText {
  size: number;
  lines: string[];
}

/** Breaks a text into lines of a width, in the first of some sizes that needs no more than so many; else it is cut. */
export function fitText(
  text: string,
  face: PreviewFont,
  width: number,
  sizes: readonly (readonly [size: number, most: number])[],
): FittedText {
  const measure = createMeasure(face);
  for (const [size, most] of sizes) {
    const lines = balanceLines(text, measure, width / size);
    if (lines.length <= most) return { size, lines };
  }
  const [size, most] = sizes.at(-1) ?? [1, 1];
  const lines = wrapLines(text, measure, width / size);
  return { size, lines: [...lines.slice(0, most - 1), truncate(lines.slice(most - 1).join(' '), face, width / size)] };
}

/** A text in one line of a width, cut where it is longer. */
export function truncate(text: string, face: PreviewFont, width: number): string {
  if (measureWidth(text, face) <= width) return text;
  const letters = splitGraphemes(text);
  const first = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    if (measureWidth(first(count), face) <= width) fits = count;
    else tooMany = count;
  }
  // Behind a word, where one ends near.
  const space = letters.lastIndexOf(' ', fits);
  return first(space > fits * 0.7 ? space : fits);
}

type Measure = (text: string) => number;

/** Words are measured once, however often they are tried in a line. */
function createMeasure(face: PreviewFont): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measureWidth(text, face);
    known.set(text, width);
    return width;
  };
}

/** The same number of lines, as even as it goes. */
function balanceLines(text: string, measure: Measure, width: number): string[] {
  let best = wrapLines(text, measure, width);
  const count = best.length;
  for (let narrow = width; count > 1 && narrow > width / 2; narrow -= width / 40) {
    const tried = wrapLines(text, measure, narrow);
    if (tried.length > count) break;
    best = tried;
  }
  return best;
}

function wrapLines(text: string, measure: Measure, width: number): string[] {
  const lines: string[] = [];
  let room = 0;
  for (const word of text.split(' ').flatMap((part) => breakWord(part, measure, width))) {
    const needed = measure(word);
    const joined = measure(' ') + needed;
    if (lines.length > 0 && joined <= room) {
      lines[lines.length - 1] += ` ${word}`;
      room -= joined;
    } else {
      lines.push(word);
      room = width - needed;
    }
  }
  return lines;
}

/** A word that is wider than a line, in pieces that are not. */
function breakWord(word: string, measure: Measure, width: number): string[] {
  if (measure(word) <= width) return [word];
  const pieces = [''];
  for (const letter of splitGraphemes(word)) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (longer === letter || measure(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const splitGraphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
