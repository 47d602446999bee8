import type { Job } from '@foothold/shared/contract';
import { Button, DecisionBar, daysAgo, JobTimeline, LinkButton, Meta, Quiet, Row, Stack } from '@foothold/shared/ui';
import { paths } from '../../paths';
import { useHasApplied } from '../jobs/JobBadges';
import { SaveButton } from '../jobs/SaveButton';
import { ShareButton } from '../jobs/ShareButton';
import { progressOf, stageOf, timeLeft } from '../jobs/words';

/** How much time is left, and the one next move. */
export function JobAside({ job }: { job: Job }) {
  return (
    <Stack $gap={4}>
      <div>
        <JobTimeline
          progress={progressOf(job)}
          stage={stageOf(job.days_left)}
          start={`Posted ${daysAgo(job.created_at)}`}
          end={timeLeft(job.days_left)}
        />
        <Meta>{`Deadline: ${dayOf(job.deadline)}`}</Meta>
      </div>
      <NextMove job={job} />
      <Row $gap={1}>
        <ShareButton job={job} />
        <SaveButton job={job} />
      </Row>
    </Stack>
  );
}

function NextMove({ job }: { job: Job }) {
  if (useHasApplied(job)) {
    return (
      <Stack $gap={3}>
        <Quiet>You have already applied for this job.</Quiet>
        <LinkButton to={paths.applications}>My Applications</LinkButton>
      </Stack>
    );
  }
  if (job.display_status !== 'Active') {
    return (
      <Stack $gap={3}>
        <Button disabled>{job.display_status}</Button>
        <Quiet>This position is no longer open.</Quiet>
      </Stack>
    );
  }
  return (
    <DecisionBar>
      <LinkButton to={paths.apply(job.id, job.org_id)} $tone="primary">
        Apply
      </LinkButton>
    </DecisionBar>
  );
}

const dayOf = (deadline: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(deadline));
