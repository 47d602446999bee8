import { call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { auditPeriods, auditSearch, downloadAudit, listAudit } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from '@foothold/shared/router';
import { Button, EmptyState, LinkButton, Page, PageHeader, Row, Stack } from '@foothold/shared/ui';
import { isNarrowed, ListTools } from '../../lists/ListTools';
import { SearchBox } from '../../lists/SearchBox';
import { searchIn } from '../../lists/search';
import { useClear } from '../../lists/useClear';
import { Entries } from './Entries';
import { actOf } from './words';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const search = searchIn(auditSearch, searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  const query = { ...search, ...(cursor !== undefined && { cursor }) };
  return { ...(await call(listAudit, { query }, request.signal)), search, later: cursor !== undefined };
}

/** Who did what to what, why and when. It is read page by page, from the newest back. */
export function Component() {
  const { entries, actions, next_cursor, search, later } = useLoaderData<typeof loader>();
  const filters = [
    { name: 'action', label: 'Action', options: actions.map((action) => ({ value: action, label: actOf(action) })) },
    { name: 'period', label: 'Date', options: auditPeriods },
  ];
  const addressOf = useAddress();

  return (
    <Page $alone>
      <PageHeader
        title="Audit log"
        actions={
          <SearchBox q={search.q ?? ''} label="Search the audit log" placeholder="Who, or what it was done to" />
        }
      />
      <ListTools search={search} filters={filters} orders={[]} table={downloadAudit} />
      {entries.length === 0 ? (
        <Nothing narrowed={isNarrowed(search)} filters={filters} />
      ) : (
        <Stack $gap={5}>
          <Entries entries={entries} />
          <Row>
            {later && (
              <LinkButton $tone="soft" to={addressOf(null)}>
                Newest
              </LinkButton>
            )}
            {next_cursor !== null && (
              <LinkButton $tone="soft" to={addressOf(next_cursor)}>
                Older
              </LinkButton>
            )}
          </Row>
        </Stack>
      )}
    </Page>
  );
}

function Nothing({ narrowed, filters }: { narrowed: boolean; filters: Parameters<typeof useClear>[0] }) {
  const clear = useClear(filters);
  if (!narrowed)
    return (
      <EmptyState title="Nothing was done yet" missing="first">
        What admins decide and companies do with applications is written down here.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No entries match your filters"
      missing="match"
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
function useAddress() {
  const { pathname, search } = useLocation();
  return (cursor: string | null) => {
    const params = new URLSearchParams(search);
    if (cursor === null) params.delete('cursor');
    else params.set('cursor', cursor);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
}

export const ErrorBoundary = () => (
  <Page $alone>
    <PageHeader title="Audit log" />
    <LoadFailure formatMessage={(cause) => `The audit log did not load. ${cause}`} />
  </Page>
);
