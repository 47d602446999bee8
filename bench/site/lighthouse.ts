import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../e2e/chromium';
import { createTempFolder } from '../harness/tempFolder';

/** Scores from 0 to 100, by category. */
export type Scores = Record<string, number>;

// Fetched when the bench runs: its 131 packages would make every installation of the workspace longer.
const tool = 'lighthouse@12.8.2';

/** Loads a page as Lighthouse's phone does: empty cache, a slow network, and a CPU that is four times slower. */
export async function runLighthouse(address: string): Promise<Scores> {
  const report = path.join(await createTempFolder('lighthouse'), 'report.json');
  const { executablePath, args } = await findChromium();
  const chromeFlags = ['--headless=new', ...args].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${chromeFlags}`];
  await promisify(execFile)('npx', ['--yes', tool, address, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    shell: process.platform === 'win32',
  });
  const { categories } = JSON.parse(await readFile(report, 'utf8')) as {
    categories: Record<string, { title: string; score: number }>;
  };
  return Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)]));
}
