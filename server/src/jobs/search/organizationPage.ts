import type { Output, viewCompany } from '@foothold/shared/contract';
import { findPublicOrganization } from '../../organizations/publicPage.queries';
import type { Context } from '../../platform/context';
import type { Viewer } from '../../platform/http';
import { createSearchCaches, type SearchCaches, search } from './search';

const jobsPerPage = 10;

/** The public page of a verified organization with its newest open jobs; undefined for any other organization. */
export async function loadOrganizationPage(
  context: Context,
  caches: SearchCaches,
  viewer: Viewer,
  id: number,
): Promise<Output<typeof viewCompany> | undefined> {
  const company = await findPublicOrganization(context.db, id);
  if (!company) return undefined;
  const { jobs } = await search(context, caches, viewer, { org_id: id, limit: jobsPerPage });
  const { data, total, next_cursor } = jobs;
  return { company, jobs: { data, total, next_cursor } };
}

/** The page as an anonymous visitor sees it, for the HTML of the site. */
export const createOrganizationPageLoader =
  (context: Context, caches = createSearchCaches(context)) =>
  (id: number) =>
    loadOrganizationPage(context, caches, null, id);
