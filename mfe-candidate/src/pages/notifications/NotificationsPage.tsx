import { call, useMarkReadWhenVisible } from '@foothold/shared/api';
import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  SectionStack,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { listNotifications, listStudentApplications } from '@foothold/shared/contract';
import { parseReloadedCount } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Section, Skeleton } from '@foothold/shared/ui';
import { offlineFailure } from '../../routes/offlineFailure';
import { getCurrentUserId } from '../../student/currentUserId';
import { InterviewList } from './InterviewList';
import { NotificationList } from './NotificationList';

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const userId = getCurrentUserId();
  const limit = parseReloadedCount(new URL(url).searchParams);
  const [{ applications }, notificationPage] = await Promise.all([
    call(listStudentApplications, { params: { userId }, query: { status: 'Interview' } }, signal),
    call(listNotifications, { params: { user_id: userId }, query: { limit } }, signal),
  ]);
  return { applications: applications.data, notificationPage };
}

export function Component() {
  const { applications, notificationPage } = useLoaderData<typeof loader>();
  useRevalidateOnEvents();
  // Does not reload, so the 'New' badges stay until the next visit.
  useMarkReadWhenVisible(notificationPage.notifications[0]);
  return (
    <AreaPage outline={outline}>
      <SectionStack>
        <Section title="Your interviews">
          <InterviewList applications={applications} />
        </Section>
        <Section title="Notifications">
          <NotificationList notifications={notificationPage.notifications} total={notificationPage.total} />
        </Section>
      </SectionStack>
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
