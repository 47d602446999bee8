import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline } from '@foothold/shared/area';
import { errorSearch, listErrorKinds } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, Stack } from '@foothold/shared/ui';
import { appLabel } from '../../appLabel';
import { CursorLinks } from '../../lists/CursorLinks';
import { NoMatches } from '../../lists/EmptyLists';
import { isFiltered, ListTools } from '../../lists/ListTools';
import { paths } from '../../routes/paths';
import { parseSearch } from '../../routes/searchParams';
import { ErrorTable } from './ErrorTable';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const search = parseSearch(errorSearch, searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  const query = { ...search, ...(cursor !== undefined && { cursor }) };
  return { ...(await call(listErrorKinds, { query }, request.signal)), search, isFirstPage: cursor === undefined };
}

/** The kinds of errors that pages have met, those met last first. The pages are linked by cursor. */
export function Component() {
  const { kinds, apps, releases, next_cursor, search, isFirstPage } = useLoaderData<typeof loader>();
  const filters = [
    {
      name: 'app',
      label: 'App',
      // The one that is asked for has its name also where it has no errors any more.
      options: [...new Set([...apps, ...(search.app ? [search.app] : [])])].map((app) => ({
        value: app,
        label: appLabel(app),
      })),
      resets: ['release'],
    },
    // A release is one of an app.
    ...(search.app ? [{ name: 'release', label: 'Release', options: releases }] : []),
  ];

  return (
    <AreaPage outline={outline}>
      {(apps.length > 0 || isFiltered(search)) && <ListTools search={search} filters={filters} sortOptions={[]} />}
      {kinds.length === 0 && isFiltered(search) && <NoMatches noun="errors" filters={filters} />}
      {kinds.length === 0 && !isFiltered(search) && (
        <EmptyState title="No page has met an error" illustration="first">
          An error that code of a release throws is written down here, with the stack in its sources, and mailed to the
          team that owns the app.
        </EmptyState>
      )}
      {kinds.length > 0 && (
        <Stack $gap={5}>
          <ErrorTable kinds={kinds} />
          <CursorLinks isFirstPage={isFirstPage} nextCursor={next_cursor} />
        </Stack>
      )}
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Errors',
  subtitle: 'What code of the releases threw within 90 days. Nothing says who met it.',
  back: <BackLink to={paths.releases}>Releases</BackLink>,
  hasSidebar: false,
  failure: (cause) => `The errors did not load. ${cause}`,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
