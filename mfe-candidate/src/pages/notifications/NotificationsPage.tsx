import { call, useMarkReadWhenVisible } from '@foothold/shared/api';
import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { type Application, listNotifications, listStudentApplications } from '@foothold/shared/contract';
import { loadListPage, maxLiveCount } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { media, Section, Skeleton, Stack } from '@foothold/shared/ui';
import styled from 'styled-components';
import { offlineFailure } from '../../routes/offlineFailure';
import { getCurrentUserId } from '../../student/currentUserId';
import { InterviewList } from './InterviewList';
import { NotificationList } from './NotificationList';

export { shouldRevalidate } from '@foothold/shared/lists';

/** The interviews and the newest notifications, or the notifications after a cursor. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const user_id = getCurrentUserId();
  return loadListPage(
    request,
    async (query) => {
      const [applications, { notifications, next_cursor = null, ...rest }] = await Promise.all([
        query.cursor ? [] : loadInvitedApplications(user_id, signal),
        call(listNotifications, { params: { user_id }, query }, signal),
      ]);
      return { applications, data: notifications, next_cursor, ...rest };
    },
    maxLiveCount,
  );
}

async function loadInvitedApplications(userId: number, signal: AbortSignal): Promise<Application[]> {
  const { applications } = await call(
    listStudentApplications,
    { params: { userId }, query: { status: 'Interview' } },
    signal,
  );
  return applications.data;
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  useRevalidateOnEvents();
  // Does not reload, so the 'New' badges stay until the next visit.
  useMarkReadWhenVisible(page?.data[0]);
  if (!page) return null;
  return (
    <AreaPage outline={outline}>
      <InterviewPageSections $gap={7}>
        <Section title="Your interviews">
          <InterviewList applications={page.applications} />
        </Section>
        <Section title="Notifications">
          <NotificationList firstPage={page} />
        </Section>
      </InterviewPageSections>
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Interview',
  subtitle: 'Choose when to meet, and read what has changed.',
  skeleton: <Skeleton of="card" count={2} />,
  failure: 'Failed to load notifications. Please try again later.',
  offlineFailure,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

/** On a wide screen the notifications stand beside the interviews. */
const InterviewPageSections = styled(
  Stack,
)`${media.wide} { grid-template-columns: minmax(0, 1fr) 26rem; align-items: start; }`;
