import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { readReportedConversation } from '@foothold/shared/contract/admin';
import { ConversationColumn, MessageList } from '@foothold/shared/messages';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, EmptyState, Notice, Section, Skeleton, Stack } from '@foothold/shared/ui';
import { CursorLinks } from '../../lists/CursorLinks';
import { paths } from '../../routes/paths';
import { ReportInformation } from './ReportInformation';

/** Each run is recorded as a reading. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const query = cursor === undefined ? {} : { cursor };
  const page = await call(readReportedConversation, { params: { id: params.id }, query }, request.signal);
  return { ...page, isFirstPage: cursor === undefined };
}

/** A reported conversation with its messages, and the button that ends the report. */
export function Component() {
  const { conversation, messages, next_cursor, isFirstPage } = useLoaderData<typeof loader>();
  return (
    <AreaPage outline={outline}>
      <Stack $gap={6}>
        <Notice>That you read this is recorded in the audit log. The student and the company are told.</Notice>
        <ReportInformation conversation={conversation} />
        <Section title="Messages">
          <ConversationColumn>
            <Stack $gap={5}>
              {/* The student's stand on the right, as they have reported it. */}
              <MessageList messages={messages.toReversed()} side="student" />
              <CursorLinks isFirstPage={isFirstPage} nextCursor={next_cursor} />
            </Stack>
          </ConversationColumn>
        </Section>
      </Stack>
    </AreaPage>
  );
}

const outline: PageOutline = {
  back: <BackLink to={paths.reports}>Reported conversations</BackLink>,
  title: 'Reported conversation',
  hasSidebar: false,
  skeleton: <Skeleton of="detail" />,
  failure: (cause) => `The conversation did not load. ${cause}`,
  notFound: (
    <EmptyState title="Not reported">Nobody has reported this conversation, or the report is resolved.</EmptyState>
  ),
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
