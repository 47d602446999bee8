import { call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { takeUnsavedInput } from '@foothold/shared/auth';
import { viewJobDraft, viewOwnJob } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from '@foothold/shared/router';
import { BackLink, Page, PageHeader } from '@foothold/shared/ui';
import { useState } from 'react';
import { isNotFoundError } from '../../isNotFoundError';
import { JobNotFound } from '../../jobs/JobNotFound';
import { loadLocations } from '../../loadLocations';
import { paths } from '../../paths';
import { EditForm } from './EditForm';
import type { JobDraftFields } from './jobFormValues';

export { shouldRevalidate } from './usePreview';

/** The job as it is, and what was changed of it here and not saved. */
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

export function ErrorBoundary() {
  const missing = isNotFoundError(useRouteError());
  return (
    <Page>
      <BackLink to={paths.jobs}>Jobs</BackLink>
      {missing ? (
        <JobNotFound />
      ) : (
        <>
          <PageHeader title="Edit Job" />
          <LoadFailure message={(cause) => `The form did not load. ${cause}`} />
        </>
      )}
    </Page>
  );
}
