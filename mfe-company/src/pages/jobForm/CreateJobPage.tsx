import { call } from '@foothold/shared/api';
import { AreaPageFailure, type PageOutline } from '@foothold/shared/area';
import { takeUnsavedInput } from '@foothold/shared/auth';
import { viewJobDraft, viewOwnJob, viewReplyRecord } from '@foothold/shared/contract';
import { JobNotFound } from '@foothold/shared/jobs';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Page } from '@foothold/shared/ui';
import { useState } from 'react';
import { loadLocations } from '../../forms/loadLocations';
import { getPlatformToday } from '../../jobs/deadline';
import { getCurrentOrganizationId } from '../../organization/currentOrganization';
import { paths } from '../../routes/paths';
import { CreateForm } from './CreateForm';
import type { JobDraftFields } from './jobFormValues';

export { shouldRevalidate } from './usePreview';

/** Loads the saved draft, or with `?from=21` the job to duplicate. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const from = new URL(url).searchParams.get('from');
  const [initial, locations, replies] = await Promise.all([
    from === null ? loadDraft(signal) : loadCopy(from, signal),
    loadLocations(signal),
    call(viewReplyRecord, {}, signal).catch(() => null),
  ]);
  return { org_id: getCurrentOrganizationId(), locations, replies, ...initial };
}

// A failure is thrown, because an empty form would overwrite the saved draft.
const loadDraft = async (signal: AbortSignal) => ({
  ...(await call(viewJobDraft, { params: { job: 'new' } }, signal)),
  unsaved: takeUnsavedInput<JobDraftFields>('job new'),
  copiedJob: null,
});

async function loadCopy(from: string, signal: AbortSignal) {
  const { job } = await call(viewOwnJob, { params: { id: from } }, signal);
  const usual_currency = job.currency ?? ('Naira' as const);
  return { copiedJob: job, today: getPlatformToday(job), usual_currency, draft: null, unsaved: null };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [formVersion, setFormVersion] = useState(0);
  const formProps = formVersion === 0 ? loaded : { ...loaded, draft: null, unsaved: null };
  return (
    <CreateForm
      key={`${loaded.copiedJob?.id} ${formVersion}`}
      {...formProps}
      onDiscarded={() => setFormVersion(formVersion + 1)}
    />
  );
}

const outline: PageOutline = {
  title: 'Create Job Posting',
  failure: (cause) => `The form did not load. ${cause}`,
  notFoundPage: (
    <Page>
      <JobNotFound jobsPath={paths.jobs} />
    </Page>
  ),
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
