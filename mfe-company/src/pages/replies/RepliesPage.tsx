import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline, useRevalidateOnEvents } from '@foothold/shared/area';
import { listDueReplies, type ReplyRecord, replyRecordLimits, viewReplyRecord } from '@foothold/shared/contract';
import { formatReplyRecord } from '@foothold/shared/format';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Card, EmptyState, Meta, Section, Stack, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { DueReplyRows } from '../../replies/DueReplyRows';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [due, { record }] = await Promise.all([call(listDueReplies, {}, signal), call(viewReplyRecord, {}, signal)]);
  return { ...due, record };
}

/** The replies that the company has promised and not given, the most urgent first. */
export function Component() {
  const { replies, total, record } = useLoaderData<typeof loader>();
  useRevalidateOnEvents('application', 'interview');

  return (
    <AreaPage outline={outline}>
      <Record record={record} />
      {total === 0 ? (
        <EmptyState title="No reply is due">
          An application is here from half of the days on in which you promised a reply, until you write, decide or
          offer an interview.
        </EmptyState>
      ) : (
        <Stack $gap={3}>
          <DueReplyRows replies={replies} />
          {total > replies.length && (
            <Meta as="p">{`These are the first ${replies.length} of ${formatTotal(total)}.`}</Meta>
          )}
        </Stack>
      )}
    </AreaPage>
  );
}

/** What everybody reads of the company's replies, and what it counts. */
const Record = ({ record }: { record: ReplyRecord | null }) => (
  <RecordCard>
    <Section title="Your public record">
      <p>{formatReplyRecord(record)}</p>
      <Meta as="p">
        {`It counts the applications of the last 90 days that you replied to or whose day has passed, and is written each night. From ${replyRecordLimits.shownFrom} on it stands at your jobs. Below ${replyRecordLimits.heldBelow}\u00a0% of ${replyRecordLimits.decidesFrom} or more, new jobs wait for a release by Foothold.`}
      </Meta>
    </Section>
  </RecordCard>
);

const RecordCard = styled(Card)`margin-bottom: ${t.space[6]};`;

/** It is counted up to 1,000. */
const formatTotal = (total: number) => (total < 1000 ? String(total) : '1,000 or more');

const outline: PageOutline = {
  title: 'Replies',
  subtitle: 'What you promised applicants, the most urgent first',
  failure: 'Failed to load what is due. Please try again later.',
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
