import type { Job } from '@foothold/shared/contract';
import { JobTime, ShareButton, timeLeft } from '@foothold/shared/jobs';
import { Button, DecisionBar, LinkButton, Meta, media, Quiet, Row, Stack, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../../paths';
import { SaveButton } from '../jobs/SaveButton';
import { useSaved } from '../jobs/useSaved';

/** How much time is left, and the one next move. */
export function JobAside({ job }: { job: Job }) {
  return (
    <Stack $gap={4}>
      <div>
        <JobTime job={job} />
        <Meta>{`Deadline: ${dayOf(job.deadline)}`}</Meta>
      </div>
      <NextMove job={job} />
      <Row $gap={1}>
        <ShareButton job={job} />
        <SaveButton job={job} saving={useSaved(job)} />
      </Row>
    </Stack>
  );
}

function NextMove({ job }: { job: Job }) {
  const { own_application: own } = job;
  if (own) {
    return (
      <Stack $gap={3}>
        <Quiet>
          {own.status === 'Withdrawn'
            ? 'You have withdrawn your application for this job. You cannot apply for it again.'
            : 'You have already applied for this job.'}
        </Quiet>
        <LinkButton to={paths.application(own.id)}>Your application</LinkButton>
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
      <Until>
        <b>{timeLeft(job.days_left)}</b>
        {dayOf(job.deadline)}
      </Until>
      <LinkButton to={paths.apply(job.id, job.org_id)} $tone="primary">
        Apply
      </LinkButton>
    </DecisionBar>
  );
}

/** On a phone the time is far above the bar that one applies in. */
const Until = styled(Meta)`
  display: none;
  ${media.phone} { display: grid; align-content: center; line-height: 1.3; b { color: ${t.color.ink}; font-weight: 650; } }
`;

const dayOf = (deadline: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(deadline));
