import { call } from '@foothold/shared/api';
import { useLive } from '@foothold/shared/area';
import { listStudentApplications } from '@foothold/shared/contract';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useSearchParams,
} from '@foothold/shared/router';
import { Columns, Page, PageHeader, Skeleton, StatStrip, TabLinks } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../LoadFailure';
import { ownUserId } from '../../student';
import { ApplicationCard } from './ApplicationCard';
import { GoodNews } from './GoodNews';
import { NoApplications } from './NoApplications';
import { addressOf, type Tab, tabIn, tabs, tabsFor, within } from './tabs';

export async function loader({ request }: LoaderFunctionArgs) {
  const { applications } = await call(listStudentApplications, { params: { userId: ownUserId() } }, request.signal);
  return applications.data;
}

/** Every tab shows a part of the same answer. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search;

export function Component() {
  const all = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  useLive('application', 'interview');
  const tab = tabIn(params);
  const shown = within(tab, all);
  const countIn = (label: Tab) => within(label, all).length;

  return (
    <Frame>
      {tab !== 'Applied' && <GoodNews applications={all} />}
      <StatStrip figures={tabs.map((label) => ({ label, value: countIn(label) }))} />
      <TabLinks
        label="Applications by status"
        tabs={tabsFor(all, tab).map((label) => ({
          to: addressOf(label),
          label,
          count: countIn(label),
          current: label === tab,
        }))}
      />
      {shown.length === 0 ? (
        <NoApplications tab={tab} />
      ) : (
        <Columns>
          {shown.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </Columns>
      )}
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Skeleton of="card" count={4} />
  </Frame>
);

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure>Failed to load applications. Please try again later.</LoadFailure>
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <Page>
    <PageHeader title="My Applications" />
    {children}
  </Page>
);
