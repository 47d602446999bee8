import { call } from '@foothold/shared/api';
import { AreaPageFailure, type PageOutline } from '@foothold/shared/area';
import { takeUnsavedInput } from '@foothold/shared/auth';
import { viewJobDraft, viewOwnJob } from '@foothold/shared/contract';
import { JobNotFound } from '@foothold/shared/jobs';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, Page } from '@foothold/shared/ui';
import { useState } from 'react';
import { loadLocations } from '../../forms/loadLocations';
import { paths } from '../../routes/paths';
import { EditForm } from './EditForm';
import type { JobDraftFields } from './jobFormValues';

export { shouldRevalidate } from './usePreview';

/** Loads the job with the draft of unsaved changes to it. */
export async function loader({ params: { id }, request: { signal } }: LoaderFunctionArgs) {
  const [storedJob, { draft, today }, locations] = await Promise.all([
    call(viewOwnJob, { params: { id } }, signal),
    call(viewJobDraft, { params: { job: id } }, signal),
    loadLocations(signal),
  ]);
  return { storedJob, draft, unsaved: takeUnsavedInput<JobDraftFields>(`job ${storedJob.job.id}`), today, locations };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [formVersion, setFormVersion] = useState(0);
  const formProps = formVersion === 0 ? loaded : { ...loaded, draft: null, unsaved: null };
  return (
    <EditForm
      key={`${loaded.storedJob.job.id} ${formVersion}`}
      {...formProps}
      onDiscarded={() => setFormVersion(formVersion + 1)}
    />
  );
}

const back = <BackLink to={paths.jobs}>Jobs</BackLink>;

const outline: PageOutline = {
  back,
  title: 'Edit Job',
  failure: (cause) => `The form did not load. ${cause}`,
  notFoundPage: (
    <Page>
      {back}
      <JobNotFound jobsPath={paths.jobs} />
    </Page>
  ),
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
