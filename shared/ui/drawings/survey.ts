import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Ground, ringsAt } from './marching';

/** Draws paths.ts anew: `npx tsx shared/ui/drawings/survey.ts`. Change the hills here, never the paths there. */
const slope: Ground = {
  width: 1280,
  height: 820,
  cell: 20,
  step: 62,
  digits: 0,
  bumps: [
    [800, 340, 290, 215, -0.7, 1],
    [930, 250, 120, 90, -0.4, 0.28],
    [1240, 80, 170, 130, 0.4, 0.5],
    [420, 640, 230, 150, -0.5, 0.46],
    [140, 180, 210, 160, 0.5, 0.34],
    [1180, 700, 190, 140, 0.2, 0.4],
  ],
};

const hill: Ground = {
  width: 160,
  height: 110,
  cell: 2.5,
  step: 9,
  digits: 1,
  bumps: [
    [93, 46, 36, 26, -0.45, 1],
    [54, 72, 24, 15, -0.6, 0.4],
  ],
};

const levels = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

const draw = (ground: Ground, heights: number[]) => heights.map((height) => ringsAt(ground, height)).join('');

const all = levels(0.1, 1.16, 15);
const drawings = {
  fine: draw(
    slope,
    all.filter((_, index) => index % 4 !== 2),
  ),
  index: draw(
    slope,
    all.filter((_, index) => index % 4 === 2),
  ),
  hill: draw(hill, levels(0.22, 1, 7)),
};

const lines = Object.entries(drawings).map(([name, path]) => `export const ${name} =\n  '${path}';`);
writeFileSync(
  fileURLToPath(new URL('./paths.ts', import.meta.url)),
  `// Written by survey.ts: contour lines of an invented hill, 1280 by 820 (hill: 160 by 110).\n${lines.join('\n')}\n`,
);
