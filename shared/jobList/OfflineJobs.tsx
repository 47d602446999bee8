import type { Job, JobListSearch } from '@foothold/shared/contract';
import { Button, Columns, Notice, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { type CachedJobList, isSameSearch } from './jobListCache';

interface OfflineJobsProps {
  list: CachedJobList;
  /** The current search, which may differ from that of the list. */
  search: JobListSearch;
  cardComponent: (props: { job: Job }) => ReactNode;
  busy: boolean;
  onRetry: () => void;
}

/** Without a response: the jobs of the last list that loaded, and its time. */
export function OfflineJobs({ list, search, cardComponent: Card, busy, onRetry }: OfflineJobsProps) {
  const time = new Date(list.at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const intro = isSameSearch(search, list) ? 'These jobs are from' : 'Your search has to wait; these jobs are from';
  return (
    <Stack $gap={4}>
      <div role="status">
        <Notice
          tone="warn"
          action={
            <Button $tone="soft" $size="small" onClick={onRetry} busy={busy} busyLabel="Trying...">
              Try again
            </Button>
          }
        >
          {navigator.onLine
            ? `Foothold could not be reached. ${intro} ${time}.`
            : `You are offline. ${intro} ${time}. The list refreshes when you are back online.`}
        </Notice>
      </div>
      <Columns $cards>
        {list.jobs.map((job) => (
          <Card key={job.id} job={job} />
        ))}
      </Columns>
    </Stack>
  );
}
