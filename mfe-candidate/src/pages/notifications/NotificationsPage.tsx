import { call, useMarkReadWhenVisible } from '@foothold/shared/api';
import { useRevalidateOnEvents } from '@foothold/shared/area';
import { listNotifications, listStudentApplications } from '@foothold/shared/contract';
import { parseReloadedCount } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Page, PageHeader, Section, Skeleton, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../LoadFailure';
import { getCurrentUserId } from '../../student/currentUserId';
import { InterviewList } from './InterviewList';
import { NotificationList } from './NotificationList';

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const id = getCurrentUserId();
  const limit = parseReloadedCount(new URL(url).searchParams);
  const [{ applications }, notificationPage] = await Promise.all([
    call(listStudentApplications, { params: { userId: id }, query: { status: 'Interview' } }, signal),
    call(listNotifications, { params: { user_id: id }, query: { limit } }, signal),
  ]);
  return { applications: applications.data, told: notificationPage };
}

export function Component() {
  const { applications, told } = useLoaderData<typeof loader>();
  useRevalidateOnEvents();
  // What is new says so until the page is read the next time.
  useMarkReadWhenVisible(told.notifications[0]);
  return (
    <PageLayout>
      <Stack $gap={7}>
        <Section title="Your interviews">
          <InterviewList applications={applications} />
        </Section>
        <Section title="Notifications">
          <NotificationList notifications={told.notifications} total={told.total} />
        </Section>
      </Stack>
    </PageLayout>
  );
}

export const HydrateFallback = () => (
  <PageLayout>
    <Skeleton of="card" count={2} />
  </PageLayout>
);

export const ErrorBoundary = () => (
  <PageLayout>
    <LoadFailure>Failed to load notifications. Please try again later.</LoadFailure>
  </PageLayout>
);

const PageLayout = ({ children }: { children: ReactNode }) => (
  <Page>
    <PageHeader title="Interview" subtitle="Choose when to meet, and read what has changed." />
    {children}
  </Page>
);
