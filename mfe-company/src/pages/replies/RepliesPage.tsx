import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline, useRevalidateOnEvents } from '@foothold/shared/area';
import { listDueReplies } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState, Meta, Stack } from '@foothold/shared/ui';
import { DueReplyRows } from '../../replies/DueReplyRows';

export const loader = ({ request }: LoaderFunctionArgs) => call(listDueReplies, {}, request.signal);

/** The replies that the company has promised and not given, the most urgent first. */
export function Component() {
  const { replies, total } = useLoaderData<typeof loader>();
  useRevalidateOnEvents('application', 'interview');

  return (
    <AreaPage outline={outline}>
      {total === 0 ? (
        <EmptyState title="No reply is due">
          An application is here from half of the days on in which you promised a reply, until you decide or offer an
          interview.
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

/** It is counted up to 1,000. */
const formatTotal = (total: number) => (total < 1000 ? String(total) : '1,000 or more');

const outline: PageOutline = {
  title: 'Replies',
  subtitle: 'What you promised applicants, the most urgent first',
  failure: 'Failed to load what is due. Please try again later.',
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
