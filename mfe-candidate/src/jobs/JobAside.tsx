import type { Job } from '@foothold/shared/contract';
import { formatTimeLeft } from '@foothold/shared/format';
import { DeadlineTimeline, ShareButton } from '@foothold/shared/jobs';
import { useKeptApplications } from '@foothold/shared/keptApplications';
import { Button, DecisionBar, LinkButton, Meta, media, Row, SecondaryText, Stack, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { KeptPanel } from '../kept/KeptPanel';
import { paths } from '../routes/paths';
import { SaveButton } from './SaveButton';
import { useSavedJob } from './useSavedJob';

interface JobAsideProps {
  job: Job;
  /** At the end of the line of Share and Save. */
  link?: ReactNode;
}

/** The deadline, and what the student can do with the job. */
export function JobAside({ job, link }: JobAsideProps) {
  return (
    <Stack $gap={4}>
      <div>
        <DeadlineTimeline job={job} />
        <Meta>{`Deadline: ${formatDay(job.deadline)}`}</Meta>
      </div>
      <NextAction job={job} />
      <Row $gap={1}>
        <ShareButton job={job} />
        <SaveButton job={job} savedState={useSavedJob(job)} />
        {link && <LineEnd>{link}</LineEnd>}
      </Row>
    </Stack>
  );
}

function NextAction({ job }: { job: Job }) {
  const { own_application: ownApplication } = job;
  const kept = useKeptApplications().find(({ job_id }) => job_id === job.id);
  if (kept)
    return (
      <>
        <KeptPanel kept={kept} />
        <KeptBar>
          <b>{kept.refusal ? 'Not sent' : 'Not sent yet'}</b>
          <LinkButton to={paths.applications}>Your applications</LinkButton>
        </KeptBar>
      </>
    );
  if (ownApplication) {
    return (
      <Stack $gap={3}>
        <SecondaryText>
          {ownApplication.status === 'Withdrawn'
            ? 'You have withdrawn your application for this job. You cannot apply for it again.'
            : 'You have already applied for this job.'}
        </SecondaryText>
        <LinkButton to={paths.application(ownApplication.id)}>Your application</LinkButton>
      </Stack>
    );
  }
  if (job.display_status !== 'Active') {
    return (
      <Stack $gap={3}>
        <Button disabled>{job.display_status}</Button>
        <SecondaryText>This position is no longer open.</SecondaryText>
      </Stack>
    );
  }
  return (
    <DecisionBar>
      <DeadlineInBar>
        <b>{formatTimeLeft(job.days_left)}</b>
        {formatDay(job.deadline)}
      </DeadlineInBar>
      <LinkButton to={paths.apply(job.id, job.org_id)} $tone="primary">
        Apply
      </LinkButton>
    </DecisionBar>
  );
}

/** Phones only: there the panel stands below the description. */
const KeptBar = styled(DecisionBar)`
  display: none;
  ${media.phone} { display: grid; align-items: center; }
`;
const LineEnd = styled.span`margin-left: auto;`;
/** Phones only: there the deadline above is out of view when the bar with Apply is used. In large text only Apply has room. */
const DeadlineInBar = styled(Meta)`
  display: none;
  ${media.phone} { display: grid; align-content: center; line-height: 1.3; b { color: ${t.color.ink}; font-weight: 650; } }
  @container (max-width: 16rem) { display: none; }
`;

const formatDay = (deadline: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(deadline));
