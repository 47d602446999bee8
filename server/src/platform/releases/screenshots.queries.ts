import type { Db, NewRow, Row, Tx } from '../db';

type ReleaseName = Pick<Row<'releases'>, 'app' | 'release'>;

/** Serializes changes of a release's screenshots. Resolves to false where there is no such release any more. */
export const lockRelease = async (tx: Tx, { app, release }: ReleaseName): Promise<boolean> =>
  (await tx
    .selectFrom('releases')
    .select('release')
    .where('app', '=', app)
    .where('release', '=', release)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

export const insertScreenshotSet = async (tx: Tx, set: NewRow<'screenshot_sets'>): Promise<number> =>
  (await tx.insertInto('screenshot_sets').values(set).returning('id').executeTakeFirstOrThrow()).id;

export const insertScreenshots = (tx: Tx, screenshots: NewRow<'screenshots'>[]) =>
  tx.insertInto('screenshots').values(screenshots).execute();

/** Deletes the screenshots of a release. Resolves to the keys of their files in the store. */
export async function deleteScreenshots(tx: Tx, { app, release }: ReleaseName): Promise<string[]> {
  const files = await tx
    .selectFrom('files')
    .innerJoin('screenshot_sets', 'screenshot_sets.id', 'files.screenshot_set_id')
    .select('files.key')
    .where('app', '=', app)
    .where('release', '=', release)
    .execute();
  await tx.deleteFrom('screenshot_sets').where('app', '=', app).where('release', '=', release).execute();
  return files.map(({ key }) => key);
}

export const findScreenshotSet = (db: Db, { app, release }: ReleaseName) =>
  db
    .selectFrom('screenshot_sets')
    .select(['id', 'live_release', 'made_at'])
    .where('app', '=', app)
    .where('release', '=', release)
    .executeTakeFirst();

/** The pictures of a set, page after page. */
export const listScreenshots = (db: Db, set_id: number) =>
  db
    .selectFrom('screenshots')
    .innerJoin('files', 'files.key', 'screenshots.key')
    .select(['screenshots.key', 'page', 'path', 'viewport', 'side', 'width', 'height', 'sha256'])
    .where('set_id', '=', set_id)
    .orderBy('page')
    .execute();

/** The file of a screenshot; undefined for the key of any other file. */
export const findScreenshotFile = (db: Db, key: string) =>
  db
    .selectFrom('files')
    .select(['key', 'type', 'size'])
    .where('key', '=', key)
    .where('screenshot_set_id', 'is not', null)
    .executeTakeFirst();
