import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderContour, type Terrain } from '../../../shared/ui/drawings/marching';
import { pictureSize } from '../site/head';

/** Draws the ground of link previews anew: `npx tsx server/src/cli/ground.ts`. Change the hill here, never the paths there. */
const hill: Terrain = {
  ...pictureSize,
  cellSize: 15,
  pointSpacing: 56,
  decimals: 0,
  bumps: [
    [905, 205, 300, 205, -0.55, 1],
    [1010, 130, 110, 80, -0.4, 0.24],
    [1230, 560, 190, 150, 0.3, 0.5],
    [520, 520, 230, 140, -0.4, 0.3],
  ],
};

const heights = Array.from({ length: 14 }, (_, index) => 0.1 + (1.06 * index) / 14);
const isIndex = (index: number) => index % 4 === 2;
const toPath = (wanted: (index: number) => boolean) =>
  heights
    .filter((_, index) => wanted(index))
    .map((height) => renderContour(hill, height))
    .join('');

writeFileSync(
  fileURLToPath(new URL('../site/preview/ground.ts', import.meta.url)),
  `// Written by cli/ground.ts: contour lines of an invented hill, as large as a link preview.
export const fine =
  '${toPath((index) => !isIndex(index))}';
export const index =
  '${toPath(isIndex)}';
`,
);
