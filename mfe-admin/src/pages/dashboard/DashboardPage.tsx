import { call } from '@foothold/shared/api';
import { AreaPage, LoadFailure, type PageOutline } from '@foothold/shared/area';
import { listOrganizations, seriesRange, viewSeries } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Meta, Notice, Section, Stack, StatStrip, TextLink } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoOrganizations } from '../../lists/EmptyLists';
import {
  heldJobsLabel,
  pendingReviewsLabel,
  reportsLabel,
  useRefreshOnPendingChange,
} from '../../pendingReviews/usePendingReviews';
import { paths } from '../../routes/paths';
import { parsePage, perPage, redirectFromMissingPage, usePageHref } from '../../routes/searchParams';
import { Pager } from '../../tables/Pager';
import { DocumentNotices } from './DocumentNotices';
import { OrganizationTable } from './OrganizationTable';
import { Trends } from './Trends';

/** Loads the organisations and the charts in parallel. The page is useful without the charts, so their failure is only null. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const range = seriesRange.safeParse(searchParams.get('range')).data ?? '30 days';
  const page = parsePage(searchParams);
  const seriesRequest = call(viewSeries, { query: { range } }, request.signal).catch(() => null);
  const response = await call(listOrganizations, { query: { page, limit: perPage } }, request.signal);
  redirectFromMissingPage(request, page, response.organizations);
  return { ...response, page, range, series: await seriesRequest };
}

export function Component() {
  const {
    organizations,
    analytics,
    pending,
    total,
    renamings,
    held_jobs = 0,
    reports = 0,
    slowed_guesses,
    undelivered_emails,
    waiting_documents,
    unscannable_documents,
    page,
    range,
    series,
  } = useLoaderData<typeof loader>();
  const href = usePageHref();
  useRefreshOnPendingChange({ pending, heldJobs: held_jobs, reports });

  return (
    <AreaPage
      outline={outline}
      subtitle={pendingReviewsLabel(pending)}
      actions={<RepliesLink to={paths.replies}>How companies reply</RepliesLink>}
    >
      <Stack $gap={4}>
        {slowed_guesses > 0 && <GuessingNotice times={slowed_guesses} />}
        {undelivered_emails > 0 && <UndeliveredNotice emails={undelivered_emails} />}
        <DocumentNotices waiting={waiting_documents} unscannable={unscannable_documents} />
        {held_jobs > 0 && <HeldJobsNotice jobs={held_jobs} />}
        {reports > 0 && <ReportsNotice reports={reports} />}
        {renamings > 0 && <RenamingNotice companies={renamings} />}
        <StatStrip
          stats={[
            { label: 'Total Users', value: analytics.total_students },
            { label: 'Total Companies', value: analytics.total_organizations },
            { label: 'Jobs Created', value: analytics.total_jobs },
            { label: 'Applications', value: analytics.total_applications },
          ]}
        />
      </Stack>
      <ReviewSection aside={pending > 0 && <Meta>Longest waiting first</Meta>}>
        {total === 0 ? (
          <NoOrganizations />
        ) : (
          <OrganizationTable rows={organizations} firstNumber={(page - 1) * perPage + 1} />
        )}
        <Pager page={page} perPage={perPage} total={total} href={href} label="Pages of organisations" />
      </ReviewSection>
      <Trends range={range} series={series} />
    </AreaPage>
  );
}

const RenamingNotice = ({ companies }: { companies: number }) => (
  <Notice action={<TextLink to={paths.renamings}>Review</TextLink>}>
    {companies === 1
      ? 'A verified company asks for another name or CAC number.'
      : `${companies} verified companies ask for another name or CAC number.`}
  </Notice>
);

/** At the edge of the page where it has a line of its own, unlike a button. */
const RepliesLink = styled(TextLink)`&& { padding-inline: 0; }`;

const HeldJobsNotice = ({ jobs }: { jobs: number }) => (
  <Notice action={<TextLink to={paths.replies}>Review</TextLink>}>{heldJobsLabel(jobs)}</Notice>
);

const ReportsNotice = ({ reports }: { reports: number }) => (
  <Notice action={<TextLink to={paths.reports}>Review</TextLink>}>{reportsLabel(reports)}</Notice>
);

const UndeliveredNotice = ({ emails }: { emails: number }) => (
  <Notice action={<TextLink to={paths.undeliveredEmails}>See them</TextLink>}>
    {emails === 1 ? 'An email could not be delivered.' : `${emails} emails could not be delivered.`}
  </Notice>
);

/** Nobody is locked out, and the guesses came to nothing; admins see whose accounts somebody is after. */
const GuessingNotice = ({ times }: { times: number }) => (
  <Notice tone="warn" action={<TextLink to={paths.auditAction('guessing.slowed')}>See whose</TextLink>}>
    {`Somebody is guessing passwords. They were slowed ${times === 1 ? 'once' : `${times} times`} in the last 24 hours.`}
  </Notice>
);

const outline: PageOutline = {
  title: 'Dashboard',
  hasSidebar: false,
  failure: (cause) => `The organisations did not load. ${cause}`,
};

/** The failure is shown in the section of the organisations, under its heading. */
export const ErrorBoundary = () => (
  <AreaPage outline={outline}>
    <ReviewSection>
      <LoadFailure message={outline.failure} />
    </ReviewSection>
  </AreaPage>
);

const ReviewSection = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <Section title="Review Organisations" aside={aside}>
    {children}
  </Section>
);
