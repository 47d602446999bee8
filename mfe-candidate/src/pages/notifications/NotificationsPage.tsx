import { call, useSeen } from '@foothold/shared/api';
import { useLive } from '@foothold/shared/area';
import { listNotifications, listStudentApplications } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Page, PageHeader, Section, Skeleton, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../LoadFailure';
import { ownUserId } from '../../student';
import { Invitations } from './Invitations';
import { NotificationList } from './NotificationList';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const id = ownUserId();
  const [{ applications }, { notifications }] = await Promise.all([
    call(listStudentApplications, { params: { userId: id }, query: { status: 'Interview' } }, signal),
    call(listNotifications, { params: { user_id: id } }, signal),
  ]);
  return { applications: applications.data, notifications };
}

export function Component() {
  const { applications, notifications } = useLoaderData<typeof loader>();
  useLive();
  // What is new says so until the page is read the next time.
  useSeen(notifications[0]);
  return (
    <Frame>
      <Stack $gap={7}>
        <Section title="Your interviews">
          <Invitations applications={applications} />
        </Section>
        <Section title="Notifications">
          <NotificationList notifications={notifications} />
        </Section>
      </Stack>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Skeleton of="card" count={2} />
  </Frame>
);

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure>Failed to load notifications. Please try again later.</LoadFailure>
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <Page>
    <PageHeader title="Interview" subtitle="Choose when to meet, and read what has changed." />
    {children}
  </Page>
);
