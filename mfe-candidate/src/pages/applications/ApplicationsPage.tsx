import { call } from '@foothold/shared/api';
import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnConversations,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { listStudentApplications } from '@foothold/shared/contract';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useSearchParams,
} from '@foothold/shared/router';
import { media, Skeleton, StatStrip, standaloneLinkStyle, TabLinks, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { compareInterviews } from '../../interview/interview';
import { KeptList } from '../../kept/KeptList';
import { loadUnreadCounts } from '../../messages/loadUnreadCounts';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { getCurrentUserId } from '../../student/currentUserId';
import { AcceptedApplicationsNotice } from './AcceptedApplicationsNotice';
import { ApplicationGroups } from './ApplicationGroups';
import { NoApplications } from './NoApplications';
import { filterByTab, getTabUrl, listTabs, parseTab, type Tab, tabs } from './tabs';

export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const [{ applications }, unread] = await Promise.all([
    call(listStudentApplications, { params: { userId: getCurrentUserId() } }, signal),
    loadUnreadCounts(signal),
  ]);
  return { applications: applications.data, unread };
}

/** All tabs filter the same response, so changing the tab loads nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search;

export function Component() {
  const { applications, unread } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  useRevalidateOnEvents('application', 'interview');
  useRevalidateOnConversations();
  const tab = parseTab(params);
  const inTab = filterByTab(tab, applications);
  const shown = tab === 'Interview' ? inTab.toSorted(compareInterviews) : inTab;
  const countInTab = (label: Tab) => filterByTab(label, applications).length;

  return (
    <AreaPage outline={outline}>
      {tab === 'Applied' && <KeptList />}
      {tab !== 'Applied' && <AcceptedApplicationsNotice applications={applications} />}
      <StatStrip isAboveList stats={tabs.map((label) => ({ label, value: countInTab(label) }))} />
      <TabLinks
        label="Applications by status"
        tabs={listTabs(applications, tab).map((label) => ({
          to: getTabUrl(label),
          label,
          count: countInTab(label),
          current: label === tab,
        }))}
      />
      {applications.some(({ status }) => status === 'Accepted' || status === 'Rejected') && (
        <DecisionsLink to={paths.whatDecided}>What decided</DecisionsLink>
      )}
      {shown.length === 0 ? <NoApplications tab={tab} /> : <ApplicationGroups applications={shown} unread={unread} />}
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'My Applications',
  skeleton: <Skeleton of="card" count={4} />,
  failure: 'Failed to load applications. Please try again later.',
  offlineFailure,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

const DecisionsLink = styled(TextLink)`
  ${standaloneLinkStyle}
  && { margin-bottom: 1rem; }
  ${media.phone} { && { margin-bottom: 0.25rem; } }
`;
