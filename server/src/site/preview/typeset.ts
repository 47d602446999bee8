import type { PreviewFont } from './fonts';

/** The width of a text at a font size of 1 px. */
export function measureWidth(text: string, { font, tracking }: PreviewFont): number {
  const { advanceWidth, glyphs } = font.layout(text);
  return advanceWidth / font.unitsPerEm + tracking * glyphs.length;
}

/** Converts a text to SVG outlines with the baseline at `y`. */
export function toOutlines(text: string, { font, tracking }: PreviewFont, size: number, x: number, y: number): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const place = `translate(${round(pen + xOffset * scale)} ${round(y - yOffset * scale)})`;
      // A combining mark has no advance width of its own.
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

/** Breaks a text into lines of a width, in the first size that needs at most `maxLines`; else truncates it in the last. */
export function fitText(
  text: string,
  font: PreviewFont,
  width: number,
  sizes: readonly (readonly [size: number, maxLines: number])[],
): FittedText {
  const measure = createMeasure(font);
  for (const [size, maxLines] of sizes) {
    const lines = balanceLines(text, measure, width / size);
    if (lines.length <= maxLines) return { size, lines };
  }
  const [size, maxLines] = sizes.at(-1) ?? [1, 1];
  const lines = wrapLines(text, measure, width / size);
  return {
    size,
    lines: [...lines.slice(0, maxLines - 1), truncate(lines.slice(maxLines - 1).join(' '), font, width / size)],
  };
}

/** Shortens a text to one line of a width. */
export function truncate(text: string, font: PreviewFont, width: number): string {
  if (measureWidth(text, font) <= width) return text;
  const letters = splitGraphemes(text);
  const first = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    if (measureWidth(first(count), font) <= width) fits = count;
    else tooMany = count;
  }
  // Cut after a word where one ends nearby.
  const space = letters.lastIndexOf(' ', fits);
  return first(space > fits * 0.7 ? space : fits);
}

type Measure = (text: string) => number;

/** Caches the width of words, which are tried in several lines. */
function createMeasure(font: PreviewFont): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? measureWidth(text, font);
    widths.set(text, width);
    return width;
  };
}

/** Evens out the lines without adding one. */
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

/** Splits a word that is wider than a line. */
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
