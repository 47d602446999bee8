import type { Output, viewCompany } from '@foothold/shared/contract';
import type { Context } from '../context';
import type { Viewer } from '../jobs/queries';
import { type Known, nothingKnown, search } from '../jobs/search';
import { findPublicCompany } from './queries';

const jobsAtOnce = 10;

/** A company that everybody may see, with the first of its open jobs; undefined where there is none for everybody. */
export async function readCompany(
  context: Context,
  known: Known,
  viewer: Viewer,
  id: number,
): Promise<Output<typeof viewCompany> | undefined> {
  const company = await findPublicCompany(context.db, id);
  if (!company) return undefined;
  const { jobs } = await search(context, known, viewer, { org_id: id, limit: jobsAtOnce });
  const { data, total, next_cursor } = jobs;
  return { company, jobs: { data, total, next_cursor } };
}

/** The same as anybody sees it, for the site's own pages. */
export const publicCompanies =
  (context: Context, known = nothingKnown(context)) =>
  (id: number) =>
    readCompany(context, known, null, id);
