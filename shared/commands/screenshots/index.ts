import type { BootDocument, ReleaseRecord } from '@foothold/shared/boot';
import { adminRoles } from '@foothold/shared/contract';
import { type ScreenshotSide, toScreenshotName, type Viewport, viewports } from '@foothold/shared/contract/admin';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { UsageError } from '../usageError';
import { capturePages } from './capturePages';
import { launchBrowser } from './launchBrowser';
import { listMainPages } from './mainPages';
import { findAccount, type StorageState, signIn } from './signIn';

/** Screenshots as the server takes them. */
export interface Screenshots {
  paths: string[];
  /** What was live; undefined where nothing of the app was. */
  live_release: string | undefined;
  /** By the names of their parts. */
  files: Record<string, Buffer>;
}

/**
 * Makes screenshots of the main pages of a release, as its preview shows them and as they are live, in a browser of its
 * own. Rejects with a UsageError that says what they lack.
 */
export async function takeScreenshots(record: ReleaseRecord, previewUrl: string): Promise<Screenshots> {
  const paths = listMainPages(record);
  if (!paths.length) throw new UsageError(`${record.app} has no page without parameters.`);
  if ([record.access].flat().some((who) => adminRoles.some((role) => role === who)))
    throw new UsageError(`Pages of admins show what belongs to people, so none are made of ${record.app}.`);
  const account = findAccount(record, process.env);
  const browser = await launchBrowser();
  try {
    const { origin } = new URL(previewUrl);
    const session = await signIn(browser, origin, record, account);
    try {
      const open = (storageState: StorageState) => openContext(browser, { baseURL: origin, storageState });
      const live_release = await findLiveRelease(await open(session.storageState), record.app);
      if (live_release === record.release)
        throw new UsageError(`${live_release} is live already, so there is nothing to compare.`);
      const preview = await openPreview(await open(session.storageState), previewUrl);
      const states: [ScreenshotSide, StorageState][] = [['after', preview]];
      if (live_release) states.unshift(['before', session.storageState]);
      const captured = states.flatMap(([side, state]) =>
        viewports.map(async (viewport) => {
          const pictures = await capturePages(await open(state), viewport, paths);
          return { side, viewport, pictures };
        }),
      );
      return { live_release, ...gather(paths, await Promise.all(captured)) };
    } finally {
      await session.signOut();
    }
  } finally {
    await browser.close();
  }
}

/** Visitors who are alike, so that nothing but the release differs. */
async function openContext(browser: Browser, visitor: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...visitor,
    ...{ colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Africa/Lagos' },
  });
  // These are no visitors, so they report nothing about how visitors fare.
  await context.addInitScript(() => {
    Navigator.prototype.sendBeacon = () => true;
  });
  return context;
}

const readBootDocument = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Partial<BootDocument>);

/** The release that the browser without the preview gets. */
async function findLiveRelease(context: BrowserContext, app: string): Promise<string | undefined> {
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { shell, areas = [] } = await readBootDocument(page);
  await context.close();
  return app === 'shell' ? shell?.release : areas.find(({ name }) => name === app)?.release;
}

/** Opens the link of a preview and agrees, as a person does. Resolves to the cookies of whoever has. */
async function openPreview(context: BrowserContext, url: string): Promise<StorageState> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('alertdialog').getByRole('button', { name: 'See the preview' }).click();
  await page.getByRole('region', { name: 'Preview' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

interface Captured {
  side: ScreenshotSide;
  viewport: Viewport;
  /** One for each path; undefined where there is no such page. */
  pictures: readonly (Buffer | undefined)[];
}

/** The pages that the preview shows, with the names of their pictures. */
function gather(paths: readonly string[], captured: readonly Captured[]): Pick<Screenshots, 'paths' | 'files'> {
  const after = captured.filter(({ side }) => side === 'after');
  const shown = [...paths.keys()].filter((index) => after.every(({ pictures }) => pictures[index]));
  if (!shown.length) throw new UsageError(`The preview shows no page at ${paths.join(', ')}.`);
  const files: Record<string, Buffer> = {};
  for (const [place, index] of shown.entries())
    for (const { side, viewport, pictures } of captured) {
      const picture = pictures[index];
      if (picture) files[toScreenshotName(viewport, side, place + 1)] = picture;
    }
  return { paths: shown.map((index) => paths[index] ?? ''), files };
}
