import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline } from '@foothold/shared/area';
import { listUndeliveredEmails } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState, Stack } from '@foothold/shared/ui';
import { CursorLinks } from '../../lists/CursorLinks';
import { EmailTable } from './EmailTable';

export async function loader({ request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const page = await call(listUndeliveredEmails, { query: cursor === undefined ? {} : { cursor } }, request.signal);
  return { ...page, isFirstPage: cursor === undefined };
}

/** The emails that no mail server accepted, and the button that queues one again. The pages are linked by cursor. */
export function Component() {
  const { emails, next_cursor, isFirstPage } = useLoaderData<typeof loader>();

  return (
    <AreaPage outline={outline} subtitle="What was given up within the last 30 days.">
      {emails.length === 0 ? (
        <EmptyState title="No email was given up" illustration="first">
          An email that a mail server refuses is kept here, and so is one that could not be handed over for days. Until
          then it is tried again by itself.
        </EmptyState>
      ) : (
        <Stack $gap={5}>
          <EmailTable emails={emails} />
          <CursorLinks isFirstPage={isFirstPage} nextCursor={next_cursor} />
        </Stack>
      )}
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Undelivered emails',
  hasSidebar: false,
  failure: (cause) => `The undelivered emails did not load. ${cause}`,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
