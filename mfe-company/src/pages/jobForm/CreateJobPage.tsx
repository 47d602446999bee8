import { call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { takeCarried } from '@foothold/shared/auth';
import { readJobDraft, viewOwnJob } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from '@foothold/shared/router';
import { Page, PageHeader } from '@foothold/shared/ui';
import { useState } from 'react';
import { todayBy } from '../../deadline';
import { isMissing } from '../../isMissing';
import { loadLocations } from '../../loadLocations';
import { ownOrgId } from '../../organization';
import { JobNotFound } from '../job/JobNotFound';
import { CreateForm } from './CreateForm';
import type { Written } from './values';

export { shouldRevalidate } from './usePreview';

/** The draft that was left here, or the job that is to be had once more. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const from = new URL(url).searchParams.get('from');
  const [begun, locations] = await Promise.all([
    from === null ? draft(signal) : copy(from, signal),
    loadLocations(signal),
  ]);
  return { org_id: ownOrgId(), locations, ...begun };
}

// Without what was written before, the form would be empty, and what is written now would take its place.
const draft = async (signal: AbortSignal) => ({
  ...(await call(readJobDraft, { params: { job: 'new' } }, signal)),
  unsaved: takeCarried<Written>('job new'),
  from: null,
});

async function copy(from: string, signal: AbortSignal) {
  const { job } = await call(viewOwnJob, { params: { id: from } }, signal);
  return { from: job, today: todayBy(job), draft: null, unsaved: null };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [round, setRound] = useState(0);
  const begun = round === 0 ? loaded : { ...loaded, draft: null, unsaved: null };
  return <CreateForm key={`${loaded.from?.id} ${round}`} {...begun} onDiscarded={() => setRound(round + 1)} />;
}

export function ErrorBoundary() {
  const missing = isMissing(useRouteError());
  return (
    <Page>
      {missing ? (
        <JobNotFound />
      ) : (
        <>
          <PageHeader title="Create Job Posting" />
          <LoadFailure say={(cause) => `The form did not load. ${cause}`} />
        </>
      )}
    </Page>
  );
}
