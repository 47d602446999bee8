import { useOnReconnect } from '@foothold/shared/api';
import type { Job } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { RetryStrip } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { HighlightContext } from './JobCard';
import { JobList } from './JobList';
import type { LoadedJobList } from './loadJobList';
import { NoJobs } from './NoJobs';
import { OfflineJobs } from './OfflineJobs';
import { SplitView } from './SplitView';

interface JobResultsProps {
  list: LoadedJobList;
  cardComponent: (props: { job: Job }) => ReactNode;
}

/** The jobs that were found, or why there are none. */
export function JobResults({ list, cardComponent }: JobResultsProps) {
  const { page: jobs, search, highlighting, offlineList } = list;
  const { revalidate, state } = useRevalidator();
  const retry = { onRetry: revalidate, busy: state === 'loading' };
  useOnReconnect(jobs === null, revalidate);

  if (jobs === null) {
    return offlineList ? (
      <OfflineJobs list={offlineList} search={search} cardComponent={cardComponent} {...retry} />
    ) : (
      <RetryStrip {...retry}>Failed to fetch jobs. Please try again.</RetryStrip>
    );
  }
  const [first] = jobs.data;
  if (!first) return <NoJobs search={search} />;
  return (
    <HighlightContext value={highlighting?.createHighlighter(jobs.matched) ?? null}>
      <SplitView firstJobId={first.id}>
        <JobList key={JSON.stringify(search)} firstPage={jobs} cardComponent={cardComponent} />
      </SplitView>
    </HighlightContext>
  );
}
