import type { Job } from '@foothold/shared/contract';
import { formatTimeLeft, getElapsedShare } from '@foothold/shared/format';
import { countDaysSince, formatDaysAgo, JobTimeline } from '@foothold/shared/ui';

type JobDates = Pick<Job, 'created_at' | 'days_left'>;

/** From the day a job was posted to its deadline. */
export const DeadlineTimeline = ({ job }: { job: JobDates }) => (
  <JobTimeline
    progress={getElapsedShare(countDaysSince(job.created_at), job.days_left)}
    stage={getDeadlineStage(job.days_left)}
    start={`Posted ${formatDaysAgo(job.created_at)}`}
    end={formatTimeLeft(job.days_left)}
  />
);

/** The style of the timeline: `urgent` in the last two days. */
const getDeadlineStage = (days_left: number) => (days_left < 0 ? 'past' : days_left <= 1 ? 'urgent' : 'open');
