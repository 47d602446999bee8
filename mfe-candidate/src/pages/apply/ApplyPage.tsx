import { ApiError, call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, FormColumn, type PageOutline } from '@foothold/shared/area';
import { takeUnsavedInput } from '@foothold/shared/auth';
import { type Account, listAccounts, listDocuments, viewApplicationDraft, viewJob } from '@foothold/shared/contract';
import { JobNotFound } from '@foothold/shared/jobs';
import { useKeptApplications } from '@foothold/shared/keptApplications';
import { type LoaderFunctionArgs, replace, useLoaderData, useParams } from '@foothold/shared/router';
import { BackLink, LinkButton, Notice, Page, Skeleton, Stack, t } from '@foothold/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { KeptPanel } from '../../kept/KeptPanel';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { getCurrentUserId } from '../../student/currentUserId';
import { ApplyForm } from './ApplyForm';
import { AlreadyApplied, Kept, Submitted, Withdrawn } from './Confirmation';
import type { DraftTexts } from './draftTexts';
import { listMissingFields, ProfileSummary } from './ProfileSummary';
import type { Outcome } from './useApplyForm';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const [{ job }, { users }, { draft }, documents] = await Promise.all([
    call(viewJob, { params: { id: params.id } }, signal),
    call(listAccounts, {}, signal),
    // Fails the page: with an empty form instead, autosave would overwrite the draft.
    call(viewApplicationDraft, { params: { id: params.id } }, signal),
    loadDocuments(signal),
  ]);
  // Corrects an address that names another company than the job's own.
  if (String(job.org_id) !== params.org_id) throw replace(paths.apply(job.id, job.org_id));
  const unsaved = takeUnsavedInput<DraftTexts>(`application ${job.id}`);
  return { job, account: findOwnAccount(users), draft: unsaved ?? draft, unsaved, documents };
}

export function Component() {
  const { job, account, draft, unsaved, documents } = useLoaderData<typeof loader>();
  const profileLink = useRef<HTMLAnchorElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(job.own_application ? 'alreadyApplied' : null);
  const kept = useKeptApplications().find(({ job_id }) => job_id === job.id);

  // The page is loaded again once what was kept is sent.
  if (outcome === 'sent' || (outcome === 'kept' && job.own_application)) return <Submitted />;
  if (outcome === 'kept' && !kept?.refusal) return <Kept />;
  if (job.own_application?.status === 'Withdrawn') return <Withdrawn />;
  if (outcome === 'alreadyApplied') return <AlreadyApplied />;
  return (
    <AreaPage outline={outline} subtitle={`${job.job_title} · ${job.company_name}`}>
      {kept ? (
        <KeptPanel kept={kept} />
      ) : job.display_status === 'Active' ? (
        <>
          <ProfileSummary ref={profileLink} account={account} />
          <ApplyForm
            job={job}
            isProfileComplete={listMissingFields(account).length === 0}
            onProfileGap={() => profileLink.current?.focus()}
            draft={draft}
            unsaved={unsaved}
            documents={documents}
            onOutcome={setOutcome}
          />
        </>
      ) : (
        <JobClosedNotice />
      )}
    </AreaPage>
  );
}

function BackToJob() {
  const { id } = useParams();
  return <BackLink to={`${paths.jobs}/${id}`}>Job</BackLink>;
}

const Body = styled(Stack)`gap: ${t.space[6]};`;

const outline: PageOutline = {
  back: <BackToJob />,
  title: 'Apply',
  column: FormColumn,
  body: Body,
  skeleton: <Skeleton of="detail" />,
  failure: 'Failed to fetch user or job data',
  offlineFailure,
  notFoundPage: (
    <Page>
      <JobNotFound jobsPath={paths.jobs} />
    </Page>
  ),
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

function findOwnAccount(users: readonly Account[]): Account {
  const own = users.find(({ user_id }) => user_id === getCurrentUserId());
  if (!own) throw new ApiError('unexpected');
  return own;
}

/** Null when they did not load: files of this device can still be sent. */
const loadDocuments = (signal: AbortSignal) =>
  call(listDocuments, {}, signal).then(
    ({ documents }) => documents,
    () => null,
  );

const JobClosedNotice = () => (
  <Notice
    tone="warn"
    action={
      <LinkButton to={paths.jobs} $tone="soft" $size="small">
        Jobs
      </LinkButton>
    }
  >
    This position is no longer open.
  </Notice>
);
