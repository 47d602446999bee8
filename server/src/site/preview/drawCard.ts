import { light as color } from '@foothold/shared/palette';
import { pictureSize } from '../html/head';
import type { PreviewCard } from './cards';
import { fineLines, indexLines } from './contourLines';
import { chooseTitleFont, type PreviewFont, type PreviewFonts, toDrawable } from './fonts';
import { fitText, measureWidth, toOutlines, truncate } from './typeset';

const { width, height } = pictureSize;
const margin = 72;
const textWidth = width - 2 * margin;

/** Draws a card as SVG. Text is drawn as outlines, so that it looks the same wherever it is rendered. */
export const drawCard = (card: PreviewCard, fonts: PreviewFonts): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${background}${drawBrand(fonts)}${drawText(
    card,
    fonts,
  )}</svg>`;

function drawText(card: PreviewCard, fonts: PreviewFonts): string {
  if (card.kind === 'site') return drawSiteText(card, fonts);
  return card.kind === 'company' ? drawCompanyText(card, fonts) : drawJobText(card, fonts);
}

function drawCompanyText({ name, place }: PreviewCard & { kind: 'company' }, fonts: PreviewFonts): string {
  const words = toDrawable(name, fonts);
  return (
    drawName(/[\p{L}\p{N}]/u.test(words) ? words : 'A company on Foothold', fonts.bold) +
    drawGroup(
      color.onPine2,
      toOutlines(truncate('Jobs and internships', fonts.plain, textWidth / 38), fonts.plain, 38, margin, 486),
    ) +
    drawDetails(toDrawable(place, fonts), '', fonts)
  );
}

function drawJobText({ title, company, place, pay }: PreviewCard & { kind: 'job' }, fonts: PreviewFonts): string {
  const { bold } = fonts;
  const name = truncate(toDrawable(company, fonts), bold, textWidth / 38);
  return (
    drawDetails(toDrawable(place, fonts), toDrawable(pay, fonts), fonts) +
    drawGroup(color.onPine, toOutlines(name, bold, 38, margin, 486)) +
    drawTitle(toDrawableTitle(title, fonts), name ? 410 : 480, fonts)
  );
}

/** A title in a script that the fonts do not cover is replaced. */
function toDrawableTitle(title: string, fonts: PreviewFonts): string {
  const words = toDrawable(title, fonts);
  return /[\p{L}\p{N}]/u.test(words) ? words : 'A job on Foothold';
}

/** The last line of a title is above the company's name, further lines are above it. */
function drawTitle(title: string, last: number, fonts: PreviewFonts): string {
  const font = chooseTitleFont(title, fonts);
  return drawLinesUpTo(title, { font, last, leading: font === fonts.bold ? 1.2 : 1.06 });
}

/** Names are never set in the display font. */
const drawName = (name: string, font: PreviewFont) => drawLinesUpTo(name, { font, last: 410, leading: 1.2 });

function drawLinesUpTo(
  words: string,
  { font, last, leading }: { font: PreviewFont; last: number; leading: number },
): string {
  const { size, lines } = fitText(words, font, textWidth, titleSizes);
  const baseline = (at: number) => last - (lines.length - 1 - at) * size * leading;
  return drawGroup(color.onPine, lines.map((line, at) => toOutlines(line, font, size, margin, baseline(at))).join(''));
}

const titleSizes = [
  [88, 1],
  [78, 1],
  [84, 2],
  [72, 2],
  [62, 3],
  [54, 3],
] as const;

function drawDetails(place: string, pay: string, { bold, plain }: PreviewFonts): string {
  const size = 31;
  const money = pay && toOutlines(pay, bold, size, margin, 552);
  const start = pay ? margin + measureWidth(pay, bold) * size + 28 : margin;
  const where = place && toOutlines(truncate(place, plain, (width - margin - start) / size), plain, size, start, 552);
  return drawGroup(color.onPine, money) + drawGroup(color.onPine2, where);
}

function drawSiteText({ title, lines }: PreviewCard & { kind: 'site' }, { hero, plain }: PreviewFonts): string {
  const words = title.map((line, at) => toOutlines(line, hero, 112, margin - 4, 320 + at * 106)).join('');
  const under = lines.map((line, at) => toOutlines(line, plain, 31, margin, 506 + at * 44)).join('');
  return drawGroup(color.onPine, words) + drawGroup(color.onPine2, under);
}

const drawGroup = (paint: string, shapes: string) => (shapes ? `<g fill="${paint}">${shapes}</g>` : '');

const holdShape = 'M-16-6C-14-15-2-17 8-14c10 3 13 10 9 18C13 12 2 14-8 12-16 10-18 2-16-6Z';

/** Contour lines that fade behind the text, and a dotted path that leads up to the logo's climbing hold. */
const background = `
<defs><linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="300" y1="540" x2="880" y2="150">
<stop offset="0" stop-color="${color.pineLine}" stop-opacity="0.15"/><stop offset="1" stop-color="${color.pineLine}"/>
</linearGradient></defs>
<rect width="${width}" height="${height}" fill="${color.pine}"/>
<g fill="none" stroke="url(#fade)"><path d="${fineLines}" stroke-width="1.5"/><path d="${indexLines}" stroke-width="3"/></g>
<path d="M1216 330C1160 300 1140 250 1090 226S1020 200 992 178" fill="none" stroke="${color.onPine2}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0.1 13"/>
<path transform="translate(966 158) rotate(-8) scale(1.7)" d="${holdShape}" fill="${color.accent}"/>`;

const drawBrand = ({ title }: PreviewFonts) => `
<g transform="translate(${margin} 64) scale(1.75)"><rect x="0" width="5.5" height="28" rx="1" fill="${color.onPine}"/>
<path fill="${color.accent}" d="M7.3 1.6C10-.4 18.6-.5 21.3 1.7c2.2 1.8 1.3 6.1-1.6 7.1-3 1-8.4 1-11.2.2C5.6 8.1 5.3 3.1 7.3 1.6Zm.1 11.3c1.9-1.4 6.4-1.5 8.3 0 1.9 1.5 1.3 5.2-.9 6-2 .7-4.8.7-6.7.1-2.6-.8-2.7-4.6-.7-6.1Z"/></g>
${drawGroup(color.onPine, toOutlines('Foothold', title, 42, margin + 56, 103))}`;
