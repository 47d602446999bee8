import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline } from '@foothold/shared/area';
import { listReportedConversations, type ReportedConversation } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState, LinkButton, Name, Stack, VisuallyHidden } from '@foothold/shared/ui';
import { formatDateTime } from '../../format';
import { CursorLinks } from '../../lists/CursorLinks';
import { useRefreshOnPendingChange } from '../../pendingReviews/usePendingReviews';
import { paths } from '../../routes/paths';
import { type Column, DataTable } from '../../tables/DataTable';

export async function loader({ request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const page = await call(listReportedConversations, { query: cursor === undefined ? {} : { cursor } }, request.signal);
  return { ...page, isFirstPage: cursor === undefined };
}

/** The conversations that students have reported, without their messages: reading one is a decision of its own. */
export function Component() {
  const { conversations, next_cursor, isFirstPage } = useLoaderData<typeof loader>();
  const isWhole = isFirstPage && next_cursor === null;
  useRefreshOnPendingChange(isWhole ? { reports: conversations.length } : {});
  return (
    <AreaPage
      outline={outline}
      subtitle="Reading one is recorded in the audit log, and both sides are told that Foothold has read it."
    >
      {conversations.length === 0 ? (
        <EmptyState title="Nothing is reported" illustration="first">
          A conversation is here from when its student reports it until you resolve that.
        </EmptyState>
      ) : (
        <Stack $gap={5}>
          <DataTable
            label="Reported conversations"
            columns={columns}
            rows={conversations}
            rowKey={({ application_id }) => application_id}
          />
          <CursorLinks isFirstPage={isFirstPage} nextCursor={next_cursor} labels={['First', 'Next']} />
        </Stack>
      )}
    </AreaPage>
  );
}

const columns: Column<ReportedConversation>[] = [
  {
    head: 'Reported',
    cell: ({ reported_at }) => <time dateTime={reported_at}>{formatDateTime(reported_at)}</time>,
  },
  { head: 'Company', cell: ({ company_name }) => <Name>{company_name}</Name>, phonePlacement: 'title' },
  { head: 'Student', cell: ({ student_name }) => student_name },
  { head: 'Job', cell: ({ job_title }) => job_title },
  { head: 'Why', cell: ({ reason }) => reason },
  { head: 'Read', cell: ({ read_at }) => (read_at ? formatDateTime(read_at) : 'Not yet') },
  { head: 'Action', cell: (conversation) => <ReadLink {...conversation} />, hideHead: true, phonePlacement: 'below' },
];

const ReadLink = ({ application_id, student_name, company_name }: ReportedConversation) => (
  <LinkButton to={paths.report(application_id)} $size="small">
    Read<VisuallyHidden>{` what ${student_name} and ${company_name} wrote`}</VisuallyHidden>
  </LinkButton>
);

const outline: PageOutline = {
  title: 'Reported conversations',
  hasSidebar: false,
  failure: (cause) => `The reported conversations did not load. ${cause}`,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
