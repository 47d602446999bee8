import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** A font and its letter spacing in em; negative values move letters closer together. */
export interface PreviewFont {
  font: Font;
  tracking: number;
}

/** The display font for the site's own text and job titles; Noto Sans, which covers all Nigerian languages, for the rest. */
export interface PreviewFonts {
  hero: PreviewFont;
  title: PreviewFont;
  bold: PreviewFont;
  plain: PreviewFont;
}

let loading: Promise<PreviewFonts> | undefined;

/** Loaded once, with the first picture that is drawn. */
export function loadFonts(): Promise<PreviewFonts> {
  loading ??= readFonts();
  return loading;
}

async function readFonts(): Promise<PreviewFonts> {
  const { create } = await import('fontkit');
  const read = async (name: string, tracking: number): Promise<PreviewFont> => {
    const font = create(await readFile(resolve(`@expo-google-fonts/${name}`)));
    if (!('layout' in font)) throw new Error(`${name} holds more than one font.`);
    return { font, tracking };
  };
  const [hero, title, bold, plain] = await Promise.all([
    read('bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf', -0.038),
    read('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf', -0.022),
    read('noto-sans/700Bold/NotoSans_700Bold.ttf', -0.008),
    read('noto-sans/400Regular/NotoSans_400Regular.ttf', 0),
  ]);
  return { hero, title, bold, plain };
}

const { resolve } = createRequire(import.meta.url);

/** A title is set in the display font if that has all of its letters, else whole in the other: fonts are never mixed. */
export const chooseTitleFont = (title: string, { title: display, bold }: PreviewFonts): PreviewFont =>
  // Only the other font positions combining marks correctly.
  [...title].every((character) => hasGlyph(display, character)) && !/\p{M}/u.test(title) ? display : bold;

/** Removes the characters that the fonts do not have, such as emoji. */
export const toDrawable = (text: string, { bold }: PreviewFonts): string =>
  [...text.normalize('NFC')]
    .map((character) => (/\s/.test(character) ? ' ' : character))
    .filter((character) => hasGlyph(bold, character) && !/\p{Cf}/u.test(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

const hasGlyph = ({ font }: PreviewFont, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
