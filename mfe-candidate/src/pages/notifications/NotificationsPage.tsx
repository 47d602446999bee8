import { call, useSeen } from '@foothold/shared/api';
import { useLive } from '@foothold/shared/area';
import { listNotifications, listStudentApplications } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Page, PageHeader, Section, Skeleton, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../LoadFailure';
import { ownUserId } from '../../student';
import { Invitations } from './Invitations';
import { most, NotificationList, step } from './NotificationList';

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const id = ownUserId();
  const limit = shownOf(new URL(url).searchParams);
  const [{ applications }, told] = await Promise.all([
    call(listStudentApplications, { params: { userId: id }, query: { status: 'Interview' } }, signal),
    call(listNotifications, { params: { user_id: id }, query: { limit } }, signal),
  ]);
  return { applications: applications.data, told };
}

export function Component() {
  const { applications, told } = useLoaderData<typeof loader>();
  useLive();
  // What is new says so until the page is read the next time.
  useSeen(told.notifications[0]);
  return (
    <Frame>
      <Stack $gap={7}>
        <Section title="Your interviews">
          <Invitations applications={applications} />
        </Section>
        <Section title="Notifications">
          <NotificationList notifications={told.notifications} total={told.total} />
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

// How much is shown is in the address, so that a reload and whatever happens meanwhile keep it in view.
function shownOf(search: URLSearchParams): number {
  const shown = Number(search.get('shown'));
  return Number.isInteger(shown) && shown > step ? Math.min(shown, most) : step;
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page>
    <PageHeader title="Interview" subtitle="Choose when to meet, and read what has changed." />
    {children}
  </Page>
);
