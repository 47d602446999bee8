import type { Job } from '@foothold/shared/contract';
import { formatTimeLeft } from '@foothold/shared/format';
import { formatDaysAgo, JobTimeline } from '@foothold/shared/ui';
import { getDeadlineProgress, getDeadlineStage } from './labels';

/** From the day a job was posted to its deadline. */
export const DeadlineTimeline = ({ job }: { job: Pick<Job, 'created_at' | 'days_left'> }) => (
  <JobTimeline
    progress={getDeadlineProgress(job)}
    stage={getDeadlineStage(job.days_left)}
    start={`Posted ${formatDaysAgo(job.created_at)}`}
    end={formatTimeLeft(job.days_left)}
  />
);
