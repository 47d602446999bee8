import { call } from '@foothold/shared/api';
import { LoadFailure, useLive } from '@foothold/shared/area';
import { type CompanyInterview, listInterviews } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from '@foothold/shared/router';
import { zoneName } from '@foothold/shared/text';
import { EmptyState, LinkButton, Page, PageHeader, StatStrip, TabLinks } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownOrgId } from '../../organization';
import { paths } from '../../paths';
import { useNow } from '../../useNow';
import { type Category, categories, categoryOf } from './category';
import { InterviewList } from './InterviewList';

export const loader = ({ request }: LoaderFunctionArgs) =>
  call(listInterviews, { params: { role_specific_id: ownOrgId() } }, request.signal);

/** Which tab an interview stands in follows the clock, so it may change while the page is open. */
export function Component() {
  const { interviews } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const now = useNow();
  useLive('interview');

  const tab = tabOf(search.get('tab'));
  const of = (category: Category) => interviews.filter((interview) => categoryOf(interview, now) === category);
  const figures = categories.map((category) => ({ label: category, value: of(category).length }));
  const shown = of(tab);

  return (
    <Frame interviews={interviews}>
      <StatStrip figures={figures} />
      <TabLinks
        label="Interviews by state"
        tabs={figures.map(({ label, value }) => ({
          to: `${paths.interviews}?tab=${label}`,
          label,
          count: value,
          current: label === tab,
        }))}
      />
      {shown.length === 0 ? (
        <EmptyState title={`No ${tab} interviews`}>{nothingIn[tab]}</EmptyState>
      ) : (
        <InterviewList category={tab} interviews={shown} now={now} coming={of('Pending')} />
      )}
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure say={(cause) => `Error fetching interviews: ${cause}`} />
  </Frame>
);

const nothingIn: Record<Category, string> = {
  Pending: 'Open an application and choose Schedule Interview.',
  Active: 'An interview is here from two hours before it starts.',
  Completed: 'Interviews that were held wait here for your decision.',
};

function Frame({ interviews: [first] = [], children }: { interviews?: CompanyInterview[]; children: ReactNode }) {
  const create = (
    <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
      Create Job
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader
        title="Interviews"
        subtitle={first && `Times are ${zoneName(first.time_zone, new Date(first.starts_at))}.`}
        actions={create}
      />
      {children}
    </Page>
  );
}

const tabOf = (text: string | null): Category =>
  categories.find((category) => category.toLowerCase() === text?.toLowerCase()) ?? 'Pending';
