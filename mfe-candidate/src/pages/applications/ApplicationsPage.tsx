import { call } from '@foothold/shared/api';
import { useRevalidateOnEvents } from '@foothold/shared/area';
import { listStudentApplications } from '@foothold/shared/contract';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useSearchParams,
} from '@foothold/shared/router';
import { Columns, Page, PageHeader, Skeleton, StatStrip, TabLinks } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { getCurrentUserId } from '../../currentUserId';
import { LoadFailure } from '../../LoadFailure';
import { AcceptedApplicationsNotice } from './AcceptedApplicationsNotice';
import { ApplicationCard } from './ApplicationCard';
import { NoApplications } from './NoApplications';
import { filterByTab, getTabUrl, listTabs, parseTab, type Tab, tabs } from './tabs';

export async function loader({ request }: LoaderFunctionArgs) {
  const { applications } = await call(
    listStudentApplications,
    { params: { userId: getCurrentUserId() } },
    request.signal,
  );
  return applications.data;
}

/** Every tab shows a part of the same answer. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search;

export function Component() {
  const all = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  useRevalidateOnEvents('application', 'interview');
  const tab = parseTab(params);
  const shown = filterByTab(tab, all);
  const countIn = (label: Tab) => filterByTab(label, all).length;

  return (
    <PageLayout>
      {tab !== 'Applied' && <AcceptedApplicationsNotice applications={all} />}
      <StatStrip stats={tabs.map((label) => ({ label, value: countIn(label) }))} />
      <TabLinks
        label="Applications by status"
        tabs={listTabs(all, tab).map((label) => ({
          to: getTabUrl(label),
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
    </PageLayout>
  );
}

export const HydrateFallback = () => (
  <PageLayout>
    <Skeleton of="card" count={4} />
  </PageLayout>
);

export const ErrorBoundary = () => (
  <PageLayout>
    <LoadFailure>Failed to load applications. Please try again later.</LoadFailure>
  </PageLayout>
);

const PageLayout = ({ children }: { children: ReactNode }) => (
  <Page>
    <PageHeader title="My Applications" />
    {children}
  </Page>
);
