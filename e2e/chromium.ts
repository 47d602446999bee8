import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

export interface Browser {
  executablePath: string;
  args: string[];
}

const browserNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'msedge'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const macApps = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

// No background requests, so that tests behave the same with and without a network.
const offlineArgs = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds CHROMIUM_PATH, else this machine's Chrome or Chromium, else extracts the one of the npm package. Its headless
 * shell is preferred where no PDF has to be shown: the same engine without windows takes a quarter less time.
 */
export async function findChromium({ withPdfViewer = true } = {}): Promise<Browser> {
  const names = withPdfViewer ? browserNames : [...shellNames, ...browserNames];
  const own = [process.env.CHROMIUM_PATH, ...listPathCandidates(names), ...macApps].find(
    (file) => file && isExecutable(file),
  );
  const executablePath = own ?? (await extractPackagedChromium());
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox', ...offlineArgs] : offlineArgs };
}

const listPathCandidates = (names: readonly string[]) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
};

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// Makes the package unpack the shared libraries that Chromium needs on a bare Linux machine.
async function extractPackagedChromium(): Promise<string> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Whether the browser shows PDFs by itself. A headless shell does not, nor do many phones: there the product offers no preview. */
export const showsPdfs = (page: Page): Promise<boolean> => page.evaluate(() => navigator.pdfViewerEnabled);
