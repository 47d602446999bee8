import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import { nigerianLetters } from '../styles/nigerianLetters';

/** With a dot below or a hook, and those that carry a tone in one code point: Yoruba, Igbo, Hausa. */
const letters = 'ẹọṣ ịụṅ ɓɗƙƴ ǹńḿ áàâāǎ éèêēě íìîīǐ óòôōǒ úùûūǔ'.replaceAll(' ', '');
const marks = ['\u0300', '\u0301', '\u0304', '\u0323'];
const all = [...letters, ...letters.toUpperCase(), ...marks, '₦', 'ʼ'];

/** Written with more than one code point, whose mark the font places over the middle of its letter. */
const sequences = ['ẹ́', 'Ẹ̀', 'ọ̀', 'Ọ́', 'm̀', 'n̄', 'ị́', 'ụ̀'];

describe.each(['400', '700'])('the font of Nigerian letters in weight %s', (weight) => {
  const font = readFont(`noto-sans-nigerian-${weight}.woff2`);

  it('has each letter, mark and sign', () => {
    expect(all.filter((character) => !font.hasGlyphForCodePoint(toCodePoint(character)))).toEqual([]);
  });

  it('has exactly the characters for which the browser fetches it', () => {
    // Without the mark that ends the table of characters.
    const ownCharacters = font.characterSet.filter((codePoint) => codePoint < 0xffff);
    expect(ownCharacters.toSorted((a, b) => a - b)).toEqual(parseRange(nigerianLetters));
  });

  it.each(sequences)('places the mark of %s on its letter', (sequence) => {
    const { glyphs, positions } = font.layout(sequence.normalize('NFC'));
    const [letter, mark] = glyphs;
    const [advance, offset] = positions;
    if (!letter || !mark || !advance || !offset) throw new Error(`${sequence} is not a letter and a mark.`);
    expect(offset.xAdvance).toBe(0);
    const distance = advance.xAdvance + offset.xOffset + findMiddle(mark) - findMiddle(letter);
    expect(Math.abs(distance)).toBeLessThan(font.unitsPerEm / 10);
  });
});

function readFont(name: string): Font {
  const font = create(readFileSync(path.join(import.meta.dirname, name)));
  if (!('layout' in font)) throw new Error(`${name} holds more than one font.`);
  return font;
}

const findMiddle = ({ bbox }: Glyph) => (bbox.minX + bbox.maxX) / 2;

/** The code points of a CSS `unicode-range`. */
const parseRange = (range: string): number[] =>
  range.split(', ').flatMap((part) => {
    const [first = Number.NaN, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

const toCodePoint = (character: string) => character.codePointAt(0) ?? 0;
