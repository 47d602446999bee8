import type { FieldErrors, Input } from '@foothold/shared/contract';
import {
  maxScreenshotHeight,
  type ReleaseScreenshots,
  type ScreenshotSide,
  type saveScreenshots,
  screenshotSides,
  screenshotWidths,
  toScreenshotName,
  type Viewport,
  viewports,
} from '@foothold/shared/contract/admin';
import type { Context } from '../context';
import { type Db, transact } from '../db';
import { fail, type Upload, type User } from '../http';
import { createPictureRenderer, replaceUpload } from '../pictures';
import { insertFiles, removeUnused, type SavedFile, saveFiles } from '../storage';
import { isForAdmins } from './addresses';
import { findRecord } from './queries';
import { refuse } from './refusals';
import type { Preview } from './registry';
import {
  deleteScreenshots,
  findScreenshotSet,
  insertScreenshotSet,
  insertScreenshots,
  listScreenshots,
  lockRelease,
} from './screenshots.queries';

const render = createPictureRenderer();

/** The place of a picture among the screenshots of a release. */
interface Place {
  page: number;
  path: string;
  viewport: Viewport;
  side: ScreenshotSide;
}

type Rendered = Place & { upload: Upload; width: number; height: number };

/** Keeps screenshots of a release in place of all that it has. The addresses of these respond with 404 from then on. */
export async function replaceScreenshots(
  { db, store }: Pick<Context, 'db' | 'store'>,
  release: Preview,
  { paths, live_release }: Input<typeof saveScreenshots>,
  files: Partial<Record<string, Upload>>,
  { user_id, key }: Pick<User, 'user_id' | 'key'>,
): Promise<ReleaseScreenshots> {
  await refuseRelease(db, release);
  const expected = findPictures(paths, files, live_release !== undefined);
  const sender = key ? `key ${key.id}` : String(user_id);
  const rendered: Record<string, Rendered> = {};
  for (const [name, { upload, ...place }] of expected)
    rendered[name] = { ...place, ...(await renderScreenshot(name, upload, { ...place, sender })) };

  const uploads = Object.fromEntries(Object.entries(rendered).map(([name, { upload }]) => [name, upload]));
  const unusedKeys = await saveFiles(store, uploads, (stored: Record<string, SavedFile>) =>
    transact(db, async (tx) => {
      if (!(await lockRelease(tx, release))) fail('not_found');
      const unusedKeys = await deleteScreenshots(tx, release);
      const set_id = await insertScreenshotSet(tx, { ...release, live_release });
      await insertFiles(tx, { screenshot_set_id: set_id }, ...Object.values(stored));
      const rows = Object.entries(stored).map(([name, file]) => toRow(rendered[name] as Rendered, set_id, file.key));
      await insertScreenshots(tx, rows);
      return unusedKeys;
    }),
  );
  await removeUnused(db, store, unusedKeys);
  return (await loadScreenshots(db, release)) ?? fail('not_found');
}

const toRow = ({ page, path, viewport, side, width, height }: Rendered, set_id: number, key: string) => ({
  ...{ key, set_id, page, path, viewport, side, width, height },
});

async function refuseRelease(db: Db, { app, release }: Preview): Promise<void> {
  const record = await findRecord(db, app, release);
  if (!record) fail('not_found');
  if (isForAdmins(record)) refuse(`Pages of admins show what belongs to people, so no screenshots of ${app} are kept.`);
}

/** The pictures that were sent, by the names of their parts. Fails where one is missing, or belongs to no page. */
function findPictures(
  paths: readonly string[],
  files: Partial<Record<string, Upload>>,
  hasLiveRelease: boolean,
): Map<string, Place & { upload: Upload }> {
  const found = new Map<string, Place & { upload: Upload }>();
  const problems: FieldErrors = {};
  for (const [index, path] of paths.entries())
    for (const viewport of viewports)
      for (const side of screenshotSides) {
        const page = index + 1;
        const name = toScreenshotName(viewport, side, page);
        const upload = files[name];
        if (upload) found.set(name, { page, path, viewport, side, upload });
        else if (side === 'after') problems[name] = `The picture of ${path} is missing.`;
        if (upload && side === 'before' && !hasLiveRelease) problems[name] = 'Say which release was live.';
      }
  for (const name of Object.keys(files)) if (!found.has(name)) problems[name] = 'This picture is of no page.';
  if (Object.keys(problems).length) fail('invalid_input', problems);
  return found;
}

async function renderScreenshot(
  name: string,
  upload: Upload,
  { viewport, sender }: Pick<Place, 'viewport'> & { sender: string },
): Promise<Pick<Rendered, 'upload' | 'width' | 'height'>> {
  const width = screenshotWidths[viewport];
  const picture = await render({ path: upload.path, as: 'screenshot', width, maxHeight: maxScreenshotHeight }, sender);
  if (!picture) {
    const sentence = `The picture ${name} could not be read, or is not ${width} pixels wide and at most ${maxScreenshotHeight} high.`;
    fail('wrong_file_type', { [name]: sentence }, { sentence });
  }
  return { upload: await replaceUpload(upload, picture), width: picture.width, height: picture.height };
}

type ScreenshotRow = Awaited<ReturnType<typeof listScreenshots>>[number];

/** The screenshots of a release; null where none were made of it. */
export async function loadScreenshots(db: Db, release: Preview): Promise<ReleaseScreenshots | null> {
  const set = await findScreenshotSet(db, release);
  if (!set) return null;
  const rows = await listScreenshots(db, set.id);
  return {
    live_release: set.live_release,
    made_at: set.made_at,
    pages: [...new Set(rows.map(({ path }) => path))].map((path) => {
      const ofPage = rows.filter((row) => row.path === path);
      return { path, desktop: compare(ofPage, 'desktop'), phone: compare(ofPage, 'phone') };
    }),
  };
}

function compare(rows: readonly ScreenshotRow[], viewport: Viewport) {
  const find = (side: ScreenshotSide) => rows.find((row) => row.viewport === viewport && row.side === side);
  const [before, after] = [find('before'), find('after')];
  if (!after) throw new Error('Each page has both pictures of after.');
  return {
    before: before ? toPicture(before) : null,
    after: toPicture(after),
    is_same: before?.sha256 === after.sha256,
  };
}

const toPicture = ({ key, width, height }: ScreenshotRow) => ({ url: `/screenshots/${key}.webp`, width, height });
