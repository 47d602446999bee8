import { countJobs, listJobs, viewCompany } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { fail, route } from '../../platform/http';
import { loadOrganizationPage } from './organizationPage';
import type { JobSearch } from './search';

export const jobSearchRoutes = ({ search, counts }: JobSearch) => [
  route(listJobs, ({ user, query }) => search(user, query), { trusted: true, coalesce: true }),
  route(countJobs, ({ query }) => counts(query)),
];

export const organizationPageRoutes = ({ db }: Context, jobSearch: JobSearch) => [
  route(
    viewCompany,
    async ({ user, params }) => (await loadOrganizationPage(db, jobSearch, user, params.id)) ?? fail('not_found'),
  ),
];
