import type { Job } from '@foothold/shared/contract';
import { formatTimeLeft } from '@foothold/shared/format';
import { countDaysSince, formatDaysAgo, JobTimeline } from '@foothold/shared/ui';

type JobDates = Pick<Job, 'created_at' | 'days_left'>;

/** From the day a job was posted to its deadline. */
export const DeadlineTimeline = ({ job }: { job: JobDates }) => (
  <JobTimeline
    progress={getDeadlineProgress(job)}
    stage={getDeadlineStage(job.days_left)}
    start={`Posted ${formatDaysAgo(job.created_at)}`}
    end={formatTimeLeft(job.days_left)}
  />
);

/** The style of the timeline: `urgent` in the last two days. */
const getDeadlineStage = (days_left: number) => (days_left < 0 ? 'past' : days_left <= 1 ? 'urgent' : 'open');

/** The elapsed share of the time from posting to the end of the deadline's day, 0 to 1. */
function getDeadlineProgress({ created_at, days_left }: JobDates): number {
  if (days_left < 0) return 1;
  const elapsed = Math.max(0, countDaysSince(created_at));
  return (elapsed + 0.5) / (elapsed + days_left + 1);
}
