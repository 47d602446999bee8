import { call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { takeCarried } from '@foothold/shared/auth';
import { readJobDraft, viewOwnJob } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from '@foothold/shared/router';
import { BackLink, Page, PageHeader } from '@foothold/shared/ui';
import { useState } from 'react';
import { isMissing } from '../../isMissing';
import { loadLocations } from '../../loadLocations';
import { paths } from '../../paths';
import { JobNotFound } from '../job/JobNotFound';
import { EditForm } from './EditForm';
import type { Written } from './values';

export { shouldRevalidate } from './usePreview';

/** The job as it is, and what was changed of it here and not saved. */
export async function loader({ params: { id }, request: { signal } }: LoaderFunctionArgs) {
  const [stored, { draft, today }, locations] = await Promise.all([
    call(viewOwnJob, { params: { id } }, signal),
    call(readJobDraft, { params: { job: id } }, signal),
    loadLocations(signal),
  ]);
  return { stored, draft, unsaved: takeCarried<Written>(`job ${stored.job.id}`), today, locations };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [round, setRound] = useState(0);
  const begun = round === 0 ? loaded : { ...loaded, draft: null, unsaved: null };
  return <EditForm key={`${loaded.stored.job.id} ${round}`} {...begun} onDiscarded={() => setRound(round + 1)} />;
}

export function ErrorBoundary() {
  const missing = isMissing(useRouteError());
  return (
    <Page>
      <BackLink to={paths.jobs}>Jobs</BackLink>
      {missing ? (
        <JobNotFound />
      ) : (
        <>
          <PageHeader title="Edit Job" />
          <LoadFailure say={(cause) => `The form did not load. ${cause}`} />
        </>
      )}
    </Page>
  );
}
