import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline } from '@foothold/shared/area';
import { listHeldJobs, listReplyRecords, replyRecordSearch } from '@foothold/shared/contract/admin';
import { SortSelect, useUpdateSearchParams } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState, SecondaryText, Section, Stack } from '@foothold/shared/ui';
import { CursorLinks } from '../../lists/CursorLinks';
import { heldJobsLabel, useRefreshOnPendingChange } from '../../pendingReviews/usePendingReviews';
import { parseListQuery, perPage, redirectFromMissingPage, usePageHref } from '../../routes/searchParams';
import { Pager } from '../../tables/Pager';
import { HeldJobTable } from './HeldJobTable';
import { ReplyRecordTable } from './ReplyRecordTable';

export async function loader({ request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const { search, page, query } = parseListQuery(replyRecordSearch, request);
  const [held, { organizations, total }] = await Promise.all([
    call(listHeldJobs, { query: cursor === undefined ? {} : { cursor } }, request.signal),
    call(listReplyRecords, { query }, request.signal),
  ]);
  redirectFromMissingPage(request, page, organizations);
  return { held, isFirstPage: cursor === undefined, organizations, total, page, sort: search.sort ?? 'share' };
}

/** The new jobs that wait because their companies reply too late, and how every company replies. */
export function Component() {
  const { held, isFirstPage, organizations, total, page, sort } = useLoaderData<typeof loader>();
  const href = usePageHref();
  const updateSearch = useUpdateSearchParams<'sort'>();
  useRefreshOnPendingChange({ heldJobs: held.total });

  return (
    <AreaPage outline={outline} subtitle={held.total === 0 ? 'No job waits for a release.' : heldJobsLabel(held.total)}>
      <Stack $gap={6}>
        {held.total > 0 && (
          <Section title="Waiting for a release">
            <Stack $gap={5}>
              <HeldJobTable jobs={held.jobs} />
              <CursorLinks isFirstPage={isFirstPage} nextCursor={held.next_cursor} labels={['First', 'Next']} />
            </Stack>
          </Section>
        )}
        <Section
          title="Reply figures"
          aside={
            total > 1 && (
              <SortSelect options={sortOptions} value={sort} onChange={(chosen) => updateSearch({ sort: chosen })} />
            )
          }
        >
          {total === 0 ? (
            <EmptyState title="Nothing to count yet" illustration="first">
              A company stands here once an application was replied to, or its promised day has passed.
            </EmptyState>
          ) : (
            <Stack $gap={4}>
              <SecondaryText>
                Of the last 90 days, written each night from what happened. Nobody can edit them.
              </SecondaryText>
              <ReplyRecordTable organizations={organizations} sort={sort} />
              <Pager page={page} perPage={perPage} total={total} href={href} label="Pages of companies" />
            </Stack>
          )}
        </Section>
      </Stack>
    </AreaPage>
  );
}

const sortOptions = [
  { value: 'share', label: 'In time, lowest first' },
  { value: 'share_desc', label: 'In time, highest first' },
] as const;

const outline: PageOutline = {
  title: 'Replies',
  hasSidebar: false,
  failure: (cause) => `The replies did not load. ${cause}`,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
