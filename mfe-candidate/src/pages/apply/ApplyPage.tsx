import { ApiError, call } from '@foothold/shared/api';
import { takeUnsavedInput } from '@foothold/shared/auth';
import {
  type Account,
  type Job,
  listAccounts,
  listDocuments,
  viewApplicationDraft,
  viewJob,
} from '@foothold/shared/contract';
import { type LoaderFunctionArgs, replace, useLoaderData, useParams, useRouteError } from '@foothold/shared/router';
import { BackLink, LinkButton, Notice, Page, PageHeader, Skeleton, Stack, t } from '@foothold/shared/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { getCurrentUserId } from '../../currentUserId';
import { isNotFoundError } from '../../isNotFoundError';
import { JobNotFound } from '../../jobs/JobNotFound';
import { LoadFailure } from '../../LoadFailure';
import { paths } from '../../paths';
import { ApplyForm } from './ApplyForm';
import { AlreadyApplied, Submitted, Withdrawn } from './Confirmation';
import type { DraftTexts } from './draftTexts';
import { listMissingFields, ProfileSummary } from './ProfileSummary';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const [{ job }, { users }, { draft }, documents] = await Promise.all([
    call(viewJob, { params: { id: params.id } }, signal),
    call(listAccounts, {}, signal),
    // Without what was written before, the form would be empty, and what is written now would take its place.
    call(viewApplicationDraft, { params: { id: params.id } }, signal),
    loadDocuments(signal),
  ]);
  // The company in the address is the job's own, whatever was typed there.
  if (String(job.org_id) !== params.org_id) throw replace(paths.apply(job.id, job.org_id));
  const unsaved = takeUnsavedInput<DraftTexts>(`application ${job.id}`);
  return { job, account: findOwnAccount(users), draft: unsaved ?? draft, unsaved, documents };
}

export function Component() {
  const { job, account, draft, unsaved, documents } = useLoaderData<typeof loader>();
  const [outcome, setOutcome] = useState<'sent' | 'already' | null>(job.own_application ? 'already' : null);

  if (outcome === 'sent') return <Submitted />;
  if (job.own_application?.status === 'Withdrawn') return <Withdrawn />;
  if (outcome === 'already') return <AlreadyApplied />;
  return (
    <PageLayout job={job}>
      {job.display_status === 'Active' ? (
        <>
          <ProfileSummary account={account} />
          <ApplyForm
            job={job}
            isProfileComplete={listMissingFields(account).length === 0}
            draft={draft}
            unsaved={unsaved}
            documents={documents}
            onOutcome={setOutcome}
          />
        </>
      ) : (
        <JobClosedNotice />
      )}
    </PageLayout>
  );
}

export const HydrateFallback = () => (
  <PageLayout>
    <Skeleton of="detail" />
  </PageLayout>
);

export function ErrorBoundary() {
  const error = useRouteError();
  if (isNotFoundError(error)) {
    return (
      <Page>
        <JobNotFound />
      </Page>
    );
  }
  return (
    <PageLayout>
      <LoadFailure>Failed to fetch user or job data</LoadFailure>
    </PageLayout>
  );
}

function findOwnAccount(users: readonly Account[]): Account {
  const own = users.find(({ user_id }) => user_id === getCurrentUserId());
  if (!own) throw new ApiError('unexpected');
  return own;
}

/** None where they could not be had: files of this machine can be sent all the same. */
const loadDocuments = (signal: AbortSignal) =>
  call(listDocuments, {}, signal).then(
    ({ documents }) => documents,
    () => [],
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

function PageLayout({ job, children }: { job?: Job; children: ReactNode }) {
  const { id } = useParams();
  return (
    <Page>
      <BackLink to={`${paths.jobs}/${id}`}>Job</BackLink>
      <PageHeader title="Apply" subtitle={job && `${job.job_title} · ${job.company_name}`} />
      <Column>{children}</Column>
    </Page>
  );
}

const Column = styled(Stack)`gap: ${t.space[6]}; max-width: 44rem;`;
