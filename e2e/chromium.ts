import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import {
  findInstalled,
  findInstalledBrowser,
  isExecutable,
  sandboxArgs,
} from '../shared/commands/screenshots/findBrowser';

export interface Browser {
  executablePath: string;
  args: string[];
}

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

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
  const { CHROMIUM_PATH } = process.env;
  const executablePath =
    (CHROMIUM_PATH && isExecutable(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined) ??
    (withPdfViewer ? undefined : (findInstalled(shellNames) ?? (await findPackagedShell()))) ??
    findInstalledBrowser() ??
    (await extractPackagedChromium());
  return { executablePath, args: [...sandboxArgs, ...offlineArgs] };
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
