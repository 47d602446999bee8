import type { Job } from '@foothold/shared/contract';
import { daysAgo, JobTimeline } from '@foothold/shared/ui';
import { progressOf, stageOf, timeLeft } from './words';

/** From the day a job was posted to its deadline. */
export const JobTime = ({ job }: { job: Pick<Job, 'created_at' | 'days_left'> }) => (
  <JobTimeline
    progress={progressOf(job)}
    stage={stageOf(job.days_left)}
    start={`Posted ${daysAgo(job.created_at)}`}
    end={timeLeft(job.days_left)}
  />
);
