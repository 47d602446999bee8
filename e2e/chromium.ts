import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export interface Browser {
  executablePath: string;
  args: string[];
}

const browserNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'msedge'];
const macApps = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

// No background requests, so that tests behave the same with and without a network.
const offlineArgs = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds CHROMIUM_PATH, else this machine's Chrome or Chromium, else extracts the one of the npm package. */
export async function findChromium(): Promise<Browser> {
  const own = [process.env.CHROMIUM_PATH, ...listPathCandidates(), ...macApps].find(
    (file) => file && isExecutable(file),
  );
  const executablePath = own ?? (await extractPackagedChromium());
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox', ...offlineArgs] : offlineArgs };
}

const listPathCandidates = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => browserNames.map((name) => path.join(folder, name)));

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
