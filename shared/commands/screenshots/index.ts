import type { BootDocument, ReleaseRecord } from '@foothold/shared/boot';
import { adminRoles } from '@foothold/shared/contract';
import { type ScreenshotSide, toScreenshotName, type Viewport, viewports } from '@foothold/shared/contract/admin';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { UsageError } from '../usageError';
import { capturePages } from './capturePages';
import { launchBrowser } from './launchBrowser';
import { listMainPages } from './mainPages';
import { signIn } from './signIn';

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
  const browser = await launchBrowser();
  try {
    const { origin } = new URL(previewUrl);
    const session = await signIn(browser, origin, record, process.env);
    const open = () => openContext(browser, origin, session.storageState);
    try {
      const [before, after] = [await open(), await open()];
      const live_release = await findLiveRelease(before, record.app);
      if (live_release === record.release)
        throw new UsageError(`${live_release} is live already, so there is nothing to compare.`);
      await openPreview(after, previewUrl);
      return await captureBoth({ paths, live_release, before, after });
    } finally {
      await session.signOut();
    }
  } finally {
    await browser.close();
  }
}

/** Visitors who are alike, so that nothing but the release differs. */
async function openContext(
  browser: Browser,
  baseURL: string,
  storageState: Awaited<ReturnType<typeof signIn>>['storageState'],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL, storageState, colorScheme: 'light', reducedMotion: 'reduce' },
    ...{ locale: 'en-GB', timezoneId: 'Africa/Lagos' },
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
  await page.close();
  return app === 'shell' ? shell?.release : areas.find(({ name }) => name === app)?.release;
}

/** Opens the link of a preview and agrees, as a person does. */
async function openPreview(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('alertdialog').getByRole('button', { name: 'See the preview' }).click();
  await page.getByRole('region', { name: 'Preview' }).waitFor();
  await page.close();
}

interface Capture {
  paths: readonly string[];
  live_release: string | undefined;
  before: BrowserContext;
  after: BrowserContext;
}

async function captureBoth({ paths, live_release, before, after }: Capture): Promise<Screenshots> {
  const sides: [ScreenshotSide, BrowserContext][] = live_release
    ? [
        ['before', before],
        ['after', after],
      ]
    : [['after', after]];
  const captured = await Promise.all(
    sides.flatMap(([side, context]) =>
      viewports.map(async (viewport) => ({ side, viewport, pictures: await capturePages(context, viewport, paths) })),
    ),
  );
  const find = (index: number, viewport: Viewport, side: ScreenshotSide) =>
    captured.find((one) => one.viewport === viewport && one.side === side)?.pictures[index];
  const isShown = (index: number) => viewports.every((viewport) => find(index, viewport, 'after'));
  const shown = [...paths.keys()].filter(isShown);
  if (!shown.length) throw new UsageError(`The preview shows no page at ${paths.join(', ')}.`);

  const files: Record<string, Buffer> = {};
  for (const [place, index] of shown.entries())
    for (const { side, viewport, pictures } of captured) {
      const picture = pictures[index];
      if (picture) files[toScreenshotName(viewport, side, place + 1)] = picture;
    }
  return { paths: shown.map((index) => paths[index] ?? ''), live_release, files };
}
