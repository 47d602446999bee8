import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** A cut of a typeface, and how much closer than usual its letters stand, in em. */
export interface PreviewFont {
  font: Font;
  tracking: number;
}

/** The look's display face for our own words and job titles; the other, which has all of Nigeria's letters and signs, for the rest. */
export interface PreviewFonts {
  hero: PreviewFont;
  title: PreviewFont;
  bold: PreviewFont;
  plain: PreviewFont;
}

let loading: Promise<PreviewFonts> | undefined;

/** Read when the first picture is drawn, and kept: a server that draws none pays nothing for them. */
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

/** A title is set in the display face if that has each of its letters, else all of it in the other: never mixed. */
export const chooseTitleFont = (title: string, { title: display, bold }: PreviewFonts): PreviewFont =>
  // Marks that stand alone are placed well by the other only.
  [...title].every((sign) => hasGlyph(display, sign)) && !/\p{M}/u.test(title) ? display : bold;

/** What of a text can be drawn: signs that neither face has, such as emoji, are left out. */
export const toDrawable = (text: string, { bold }: PreviewFonts): string =>
  [...text.normalize('NFC')]
    .map((sign) => (/\s/.test(sign) ? ' ' : sign))
    .filter((sign) => hasGlyph(bold, sign) && !/\p{Cf}/u.test(sign))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

const hasGlyph = ({ font }: PreviewFont, sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
