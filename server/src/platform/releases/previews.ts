import type { Context } from '../context';
import type { Db } from '../db';
import { fail } from '../http';
import { findRecord } from './queries';
import type { Preview } from './registry';

/** A preview as a browser has opened it. It has ended where its release is no longer kept. */
export type OpenedPreview = Preview & { ended?: true };

/** What is shown of it: nothing where it has ended. */
export const toShown = (opened: OpenedPreview | undefined): Preview | undefined => (opened?.ended ? undefined : opened);

/** The preview of a token. Undefined for a token that does not count. */
export async function findPreview(
  { db, previewTokens }: Pick<Context, 'db' | 'previewTokens'>,
  token: string | undefined,
): Promise<OpenedPreview | undefined> {
  const preview = token ? await previewTokens.read(token) : undefined;
  if (!preview) return undefined;
  const isKept = (await findRecord(db, preview.app, preview.release)) !== undefined;
  return isKept ? preview : { ...preview, ended: true };
}

const expired = 'This preview link has expired, or is not a whole one. Ask its team for a new one.';

/** The preview of the token of a link, which fails with the reason where it shows nothing. */
export async function readPreview(context: Pick<Context, 'db' | 'previewTokens'>, token: string): Promise<Preview> {
  const { app, release, ended } =
    (await findPreview(context, token)) ?? fail('not_possible_now', undefined, { sentence: expired });
  if (ended)
    fail('not_possible_now', undefined, {
      sentence: `${app} ${release} is no longer kept. Publish it again to see it.`,
    });
  return { app, release };
}

/** Where the pages of a release begin: its home page or, without one, the first address that has no parameters. */
export async function findFirstPath(db: Db, { app, release }: Preview): Promise<string> {
  const { home, paths = [] } = (await findRecord(db, app, release)) ?? {};
  return home ?? paths.find((path) => !/[:*]/.test(path)) ?? '/';
}
