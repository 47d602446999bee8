import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline } from '@foothold/shared/area';
import { auditLabel, auditPeriods, auditSearch, downloadAudit, listAudit } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState, Stack } from '@foothold/shared/ui';
import { auditColumns } from '../../audit/auditColumns';
import { CursorLinks } from '../../lists/CursorLinks';
import { NoMatches } from '../../lists/EmptyLists';
import { isFiltered, ListTools, type ListToolsProps } from '../../lists/ListTools';
import { SearchBox } from '../../lists/SearchBox';
import { parseSearch } from '../../routes/searchParams';
import { DataTable } from '../../tables/DataTable';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const search = parseSearch(auditSearch, searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  const query = { ...search, ...(cursor !== undefined && { cursor }) };
  return { ...(await call(listAudit, { query }, request.signal)), search, isFirstPage: cursor === undefined };
}

/** Who did what to what, why and when, newest first. The pages are linked by cursor. */
export function Component() {
  const { entries, actions, next_cursor, search, isFirstPage } = useLoaderData<typeof loader>();
  const filters = [
    {
      name: 'action',
      label: 'Action',
      options: actions.map((action) => ({ value: action, label: auditLabel(action) })),
    },
    { name: 'period', label: 'Date', options: auditPeriods },
  ];

  return (
    <AreaPage
      outline={outline}
      subtitle={
        search.action === undefined && 'Logins and what admins read are shown once you choose them as the action.'
      }
      actions={<SearchBox q={search.q ?? ''} label="Search the audit log" placeholder="Who, or what it was done to" />}
    >
      <ListTools search={search} filters={filters} sortOptions={[]} csvEndpoint={downloadAudit} />
      {entries.length === 0 ? (
        <NoEntries search={search} filters={filters} />
      ) : (
        <Stack $gap={5}>
          <DataTable label="Audit log" columns={auditColumns} rows={entries} rowKey={({ id }) => id} />
          <CursorLinks isFirstPage={isFirstPage} nextCursor={next_cursor} />
        </Stack>
      )}
    </AreaPage>
  );
}

function NoEntries({ search, filters }: Pick<ListToolsProps, 'search' | 'filters'>) {
  if (isFiltered(search)) return <NoMatches noun="entries" filters={filters} />;
  return (
    <EmptyState title="Nothing was done yet" illustration="first">
      What admins decide and companies do with applications is written down here.
    </EmptyState>
  );
}

const outline: PageOutline = {
  title: 'Audit log',
  hasSidebar: false,
  failure: (cause) => `The audit log did not load. ${cause}`,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
