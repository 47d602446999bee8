import { call } from '@foothold/shared/api';
import { listCompanyNames, listLocations } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useOutletContext } from '@foothold/shared/router';
import { JobsWaiting } from './JobsWaiting';

interface Choices {
  companies: readonly string[];
  locations: readonly string[];
}

/** Companies and places to filter by. A list that does not come is logged and left out: the jobs do not need it. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<Choices> {
  const missing = (cause: unknown) => {
    if (!signal.aborted) reportError(cause);
    return [];
  };
  const [companies, locations] = await Promise.all([
    call(listCompanyNames, {}, signal).then(({ data }) => data, missing),
    call(listLocations, {}, signal).then(({ data }) => data.map(({ name }) => name), missing),
  ]);
  return { companies, locations };
}

export const shouldRevalidate = () => false;

export const Component = () => <Outlet context={useLoaderData<typeof loader>()} />;

export const HydrateFallback = JobsWaiting;

/** For the pages below this route. */
export const useChoices = () => useOutletContext<Choices>();
