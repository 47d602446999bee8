import { countJobs, listJobs, viewCompany } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { fail, route } from '../../platform/http';
import { createJobCounter } from './counts';
import { loadOrganizationPage } from './organizationPage';
import { createSearchCaches, search } from './search';

export const jobSearchRoutes = (
  context: Context,
  caches = createSearchCaches(context),
  counts = createJobCounter(context, caches.interpretQuery),
) => [
  route(listJobs, ({ user, query }) => search(context, caches, user, query), {
    trusted: true,
    coalesce: true,
  }),
  route(countJobs, ({ query }) => counts(query)),
  route(
    viewCompany,
    async ({ user, params }) => (await loadOrganizationPage(context, caches, user, params.id)) ?? fail('not_found'),
  ),
];
