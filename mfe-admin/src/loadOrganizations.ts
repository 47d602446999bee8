import { call } from '@foothold/shared/api';
import { listOrganizations } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, replace } from '@foothold/shared/router';
import { buildPageHref } from './lists/searchParams';
import { parsePage } from './parsePage';

export const perPage = 9;

/** Nine organisations, those that wait first. The page is in the address; nobody is left on one that is not there. */
export async function loadOrganizations({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = parsePage(searchParams);
  const response = await call(listOrganizations, { query: { page, limit: perPage } }, request.signal);
  if (page > 1 && response.organizations.length === 0) throw replace(buildPageHref(request.url, 1));
  return { ...response, page };
}
