import type { Output, viewCompany } from '@foothold/shared/contract';
import type { Viewer } from '../jobs/queries';
import { createSearchCaches, type SearchCaches, search } from '../jobs/search/search';
import type { Context } from '../platform/context';
import { findPublicOrganization } from './publicPage.queries';

const jobsPerPage = 10;

/** A company that everybody may see, with the first of its open jobs; undefined where there is none for everybody. */
export async function loadPublicPage(
  context: Context,
  known: SearchCaches,
  viewer: Viewer,
  id: number,
): Promise<Output<typeof viewCompany> | undefined> {
  const company = await findPublicOrganization(context.db, id);
  if (!company) return undefined;
  const { jobs } = await search(context, known, viewer, { org_id: id, limit: jobsPerPage });
  const { data, total, next_cursor } = jobs;
  return { company, jobs: { data, total, next_cursor } };
}

/** The same as anybody sees it, for the site's own pages. */
export const createPublicPageLoader =
  (context: Context, known = createSearchCaches(context)) =>
  (id: number) =>
    loadPublicPage(context, known, null, id);
