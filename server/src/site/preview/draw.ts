import { light as colour } from '@foothold/shared/palette';
import { pictureSize } from '../head';
import type { Card } from './card';
import { drawable, type Face, type Faces, faceOf } from './faces';
import { fine, index } from './ground';
import { cut, fit, outlines, widthOf } from './typeset';

const { width, height } = pictureSize;
const edge = 72;
const column = width - 2 * edge;

/** A card as SVG without text elements: every letter is an outline, so that it looks alike wherever it is drawn. */
export const draw = (card: Card, faces: Faces): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${brand(faces)}${wordsOf(
    card,
    faces,
  )}</svg>`;

function wordsOf(card: Card, faces: Faces): string {
  if (card.kind === 'site') return siteWords(card, faces);
  return card.kind === 'company' ? companyWords(card, faces) : jobWords(card, faces);
}

function companyWords({ name, place }: Card & { kind: 'company' }, faces: Faces): string {
  const words = drawable(name, faces);
  return (
    nameLines(/[\p{L}\p{N}]/u.test(words) ? words : 'A company on Foothold', faces.bold) +
    fill(colour.onPine2, outlines(cut('Jobs and internships', faces.plain, column / 38), faces.plain, 38, edge, 486)) +
    factsLine(drawable(place, faces), '', faces)
  );
}

function jobWords({ title, company, place, pay }: Card & { kind: 'job' }, faces: Faces): string {
  const { bold } = faces;
  const name = cut(drawable(company, faces), bold, column / 38);
  return (
    factsLine(drawable(place, faces), drawable(pay, faces), faces) +
    fill(colour.onPine, outlines(name, bold, 38, edge, 486)) +
    titleLines(titleOf(title, faces), name ? 410 : 480, faces)
  );
}

/** A title in a script of which the faces have no letter cannot be shown. */
function titleOf(title: string, faces: Faces): string {
  const words = drawable(title, faces);
  return /[\p{L}\p{N}]/u.test(words) ? words : 'A job on Foothold';
}

/** A title stands on the company's name and grows upwards. */
function titleLines(title: string, last: number, faces: Faces): string {
  const face = faceOf(title, faces);
  return linesUpTo(title, { face, last, leading: face === faces.bold ? 1.2 : 1.06 });
}

/** Names are never set in the display face. */
const nameLines = (name: string, face: Face) => linesUpTo(name, { face, last: 410, leading: 1.2 });

function linesUpTo(words: string, { face, last, leading }: { face: Face; last: number; leading: number }): string {
  const { size, lines } = fit(words, face, column, titleSizes);
  const baseline = (at: number) => last - (lines.length - 1 - at) * size * leading;
  return fill(colour.onPine, lines.map((line, at) => outlines(line, face, size, edge, baseline(at))).join(''));
}

const titleSizes = [
  [88, 1],
  [78, 1],
  [84, 2],
  [72, 2],
  [62, 3],
  [54, 3],
] as const;

function factsLine(place: string, pay: string, { bold, plain }: Faces): string {
  const size = 31;
  const money = pay && outlines(pay, bold, size, edge, 552);
  const start = pay ? edge + widthOf(pay, bold) * size + 28 : edge;
  const where = place && outlines(cut(place, plain, (width - edge - start) / size), plain, size, start, 552);
  return fill(colour.onPine, money) + fill(colour.onPine2, where);
}

function siteWords({ title, lines }: Card & { kind: 'site' }, { hero, plain }: Faces): string {
  const words = title.map((line, at) => outlines(line, hero, 112, edge - 4, 320 + at * 106)).join('');
  const under = lines.map((line, at) => outlines(line, plain, 31, edge, 506 + at * 44)).join('');
  return fill(colour.onPine, words) + fill(colour.onPine2, under);
}

const fill = (paint: string, shapes: string) => (shapes ? `<g fill="${paint}">${shapes}</g>` : '');

const holdShape = 'M-16-6C-14-15-2-17 8-14c10 3 13 10 9 18C13 12 2 14-8 12-16 10-18 2-16-6Z';

/** The hill fades where words stand; the way leads up to the hold that is next. */
const ground = `
<defs><linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="300" y1="540" x2="880" y2="150">
<stop offset="0" stop-color="${colour.pineLine}" stop-opacity="0.15"/><stop offset="1" stop-color="${colour.pineLine}"/>
</linearGradient></defs>
<rect width="${width}" height="${height}" fill="${colour.pine}"/>
<g fill="none" stroke="url(#fade)"><path d="${fine}" stroke-width="1.5"/><path d="${index}" stroke-width="3"/></g>
<path d="M1216 330C1160 300 1140 250 1090 226S1020 200 992 178" fill="none" stroke="${colour.onPine2}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0.1 13"/>
<path transform="translate(966 158) rotate(-8) scale(1.7)" d="${holdShape}" fill="${colour.hold}"/>`;

const brand = ({ title }: Faces) => `
<g transform="translate(${edge} 64) scale(1.75)"><rect x="0" width="5.5" height="28" rx="1" fill="${colour.onPine}"/>
<path fill="${colour.hold}" d="M7.3 1.6C10-.4 18.6-.5 21.3 1.7c2.2 1.8 1.3 6.1-1.6 7.1-3 1-8.4 1-11.2.2C5.6 8.1 5.3 3.1 7.3 1.6Zm.1 11.3c1.9-1.4 6.4-1.5 8.3 0 1.9 1.5 1.3 5.2-.9 6-2 .7-4.8.7-6.7.1-2.6-.8-2.7-4.6-.7-6.1Z"/></g>
${fill(colour.onPine, outlines('Foothold', title, 42, edge + 56, 103))}`;
