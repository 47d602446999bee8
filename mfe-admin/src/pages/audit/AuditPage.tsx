import { call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { auditPeriods, auditSearch, downloadAudit, listAudit } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '@foothold/shared/router';
import { Button, EmptyState, LinkButton, Page, PageHeader, Row, Stack } from '@foothold/shared/ui';
import { isNarrowed, ListTools } from '../../lists/ListTools';
import { SearchBox } from '../../lists/SearchBox';
import { parseSearch } from '../../lists/searchParams';
import { useClearFilters } from '../../lists/useClearFilters';
import { AuditTable } from './AuditTable';
import { auditLabel } from './labels';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const search = parseSearch(auditSearch, searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  const query = { ...search, ...(cursor !== undefined && { cursor }) };
  return { ...(await call(listAudit, { query }, request.signal)), search, later: cursor !== undefined };
}

/** Who did what to what, why and when. It is read page by page, from the newest back. */
export function Component() {
  const { entries, actions, next_cursor, search, later } = useLoaderData<typeof loader>();
  const filters = [
    {
      name: 'action',
      label: 'Action',
      options: actions.map((action) => ({ value: action, label: auditLabel(action) })),
    },
    { name: 'period', label: 'Date', options: auditPeriods },
  ];
  const buildHref = useCursorHref();

  return (
    <Page $withoutSidebar>
      <PageHeader
        title="Audit log"
        actions={
          <SearchBox q={search.q ?? ''} label="Search the audit log" placeholder="Who, or what it was done to" />
        }
      />
      <ListTools search={search} filters={filters} sortOptions={[]} csvEndpoint={downloadAudit} />
      {entries.length === 0 ? (
        <NoEntries narrowed={isNarrowed(search)} filters={filters} />
      ) : (
        <Stack $gap={5}>
          <AuditTable entries={entries} />
          <Row>
            {later && (
              <LinkButton $tone="soft" to={buildHref(null)}>
                Newest
              </LinkButton>
            )}
            {next_cursor !== null && (
              <LinkButton $tone="soft" to={buildHref(next_cursor)}>
                Older
              </LinkButton>
            )}
          </Row>
        </Stack>
      )}
    </Page>
  );
}

function NoEntries({ narrowed, filters }: { narrowed: boolean; filters: Parameters<typeof useClearFilters>[0] }) {
  const clear = useClearFilters(filters);
  if (!narrowed)
    return (
      <EmptyState title="Nothing was done yet" illustration="first">
        What admins decide and companies do with applications is written down here.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No entries match your filters"
      illustration="match"
      action={
        <Button $tone="soft" onClick={clear}>
          Clear all filters
        </Button>
      }
    >
      Try fewer filters, or another spelling.
    </EmptyState>
  );
}

/** The address of the entries from a place on, the search staying as it is. */
function useCursorHref() {
  const { pathname, search } = useLocation();
  return (cursor: string | null) => {
    const params = new URLSearchParams(search);
    if (cursor === null) params.delete('cursor');
    else params.set('cursor', cursor);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
}

export const ErrorBoundary = () => (
  <Page $withoutSidebar>
    <PageHeader title="Audit log" />
    <LoadFailure message={(cause) => `The audit log did not load. ${cause}`} />
  </Page>
);
