import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
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
 * Finds CHROMIUM_PATH, else this machine's Chrome or Chromium, else extracts the headless shell of the npm package. A
 * headless shell, of this machine or of the package, is preferred where no PDF has to be shown: the same engine without
 * windows takes a quarter less time.
 */
export async function findChromium({ withPdfViewer = true } = {}): Promise<Browser> {
  const find = (...files: (string | undefined)[]) => files.find((file) => file && isExecutable(file));
  const shell = find(process.env.CHROMIUM_PATH, ...(withPdfViewer ? [] : listPathCandidates(shellNames)));
  const executablePath =
    shell ??
    (withPdfViewer ? undefined : await findPackagedShell()) ??
    find(...listPathCandidates(browserNames), ...macApps) ??
    (await extractPackagedChromium());
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

/** The shell of the package, where this machine can run it. */
async function findPackagedShell(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const shell = await extractPackagedChromium();
    await promisify(execFile)(shell, ['--version']);
    return shell;
  } catch {
    return undefined;
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
