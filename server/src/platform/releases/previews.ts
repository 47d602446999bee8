import type { Context } from '../context';
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
