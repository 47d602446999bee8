import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { prerenderArea } from '@foothold/shared/build';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../e2e/chromium';
import { createStepsAnimation, isolateHill, splitContours } from './hillDrawing';
import { computeFrame, durationSeconds, framesPerSecond } from './timeline';

/**
 * Makes the hero's films from its drawing, one for each theme: `pnpm --filter @foothold/mfe-public film`. Run it when the
 * drawing or its colours change, and commit what it writes. It needs Chromium and an ffmpeg with libaom-av1 and libx264.
 */
const root = path.resolve(import.meta.dirname, '..');
const size = { width: 960, height: 720 };
const themes = ['light', 'dark'] as const;
// The first frame lies over the drawing: it is not blended with those that follow, nor are dark lines made coarser.
const imageQualityOptions = ['-arnr-strength', '0', '-aq-mode', '0'];
const encoders = {
  webm: {
    most: 150_000,
    options: ['-c:v', 'libaom-av1', '-crf', '12', '-b:v', '0', '-cpu-used', '4', '-g', '192', ...imageQualityOptions],
  },
  mp4: {
    most: 300_000,
    options: ['-c:v', 'libx264', '-crf', '14', '-preset', 'slower', '-profile:v', 'high', '-movflags', '+faststart'],
  },
};

const prerenderedPages = await prerenderArea(root);
const page = prerenderedPages?.['/'];
if (!page) throw new Error('The area paints no landing page.');
const browser = await chromium.launch(await findChromium());
try {
  for (const theme of themes) await renderFilm(browser, theme);
} finally {
  await browser.close();
}

async function renderFilm(browser: Browser, theme: (typeof themes)[number]): Promise<void> {
  const frames = await mkdtemp(path.join(tmpdir(), 'foothold-film-'));
  try {
    const backgroundColor = await captureFrames(browser, theme, frames);
    for (const format of ['webm', 'mp4'] as const) await encode(frames, backgroundColor, theme, format);
  } finally {
    await rm(frames, { recursive: true });
  }
}

/** Takes a screenshot of each frame. Returns the background colour. */
async function captureFrames(browser: Browser, theme: string, frames: string): Promise<number[]> {
  const filmPage = await browser.newPage({ viewport: size });
  // The transpiler that runs this names functions by a helper of its own, of which the page knows nothing.
  await filmPage.addInitScript('globalThis.__name = (named) => named');
  await filmPage.goto('about:blank');
  await filmPage.setContent(`<html data-theme="${theme}"><style>${page?.css}</style><body>${page?.html}</body></html>`);
  const backgroundColor = await filmPage.evaluate(isolateHill, size);
  const contours = await filmPage.evaluateHandle(splitContours);
  const animatedSteps = await filmPage.evaluateHandle(createStepsAnimation);
  const lines = await contours.evaluate(({ count }) => count);
  for (let frame = 0; frame < durationSeconds * framesPerSecond; frame += 1) {
    const frameState = computeFrame(frame / framesPerSecond, lines);
    await contours.evaluate(({ show }, now) => show(now), frameState);
    await animatedSteps.evaluate((show, now) => show(now), frameState);
    await filmPage.screenshot({ path: path.join(frames, `${String(frame).padStart(3, '0')}.png`) });
  }
  await filmPage.close();
  return (backgroundColor.match(/\d+/g) ?? []).map(Number);
}

/** What is lighter than the ground, on black: the page adds it to a ground of its own. */
async function encode(
  frames: string,
  [r, g, b]: number[],
  theme: string,
  format: keyof typeof encoders,
): Promise<void> {
  const { most, options } = encoders[format];
  const file = path.join(root, `src/pages/landing/film/film-${theme}.${format}`);
  const less = `format=gbrp,lutrgb=r='clip(val-${r},0,255)':g='clip(val-${g},0,255)':b='clip(val-${b},0,255)'`;
  const colours = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const tags = [
    '-color_primaries',
    'bt709',
    '-color_trc',
    'iec61966-2-1',
    '-colorspace',
    'bt709',
    '-color_range',
    'tv',
  ];
  const input = ['-framerate', `${framesPerSecond}`, '-i', path.join(frames, '%03d.png')];
  await promisify(execFile)('ffmpeg', [
    ...['-y', '-v', 'error', ...input, '-vf', `${less},${colours}`],
    ...[...options, ...tags, '-an', '-map_metadata', '-1', '-fflags', '+bitexact', file],
  ]);
  const bytes = (await stat(file)).size;
  if (bytes > most) throw new Error(`${path.basename(file)} weighs ${bytes} bytes; it may weigh ${most}.`);
  process.stdout.write(`${path.basename(file)}: ${bytes} bytes\n`);
}
