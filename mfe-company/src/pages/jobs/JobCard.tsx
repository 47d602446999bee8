import type { Job } from '@foothold/shared/contract';
import { jobStatusLabel } from '@foothold/shared/jobs';
import { getRowId } from '@foothold/shared/lists';
import { Link } from '@foothold/shared/router';
import {
  ActionFailure,
  Card,
  excerpt,
  formatDaysAgo,
  JobTitle,
  LinkButton,
  Meta,
  Row,
  StatusBadge,
  standaloneLinkStyle,
  TextLink,
  t,
} from '@foothold/shared/ui';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { formatDeadline } from '../../jobs/deadline';
import { HeldNotice } from '../../jobs/HeldNotice';
import { JobMenu } from '../../jobs/JobMenu';
import { TakenDownNotice } from '../../jobs/TakenDownNotice';
import type { JobActions } from '../../jobs/useJobActions';
import { paths } from '../../routes/paths';

export function JobCard({ job, actions }: { job: Job; actions: JobActions }) {
  const title = useId();
  const { application_count, taken_down, held } = job;
  const applied = application_count ?? 0;
  const count = formatApplicationCount(applied);
  const status = jobStatusLabel(job);
  const isActive = status === 'Active';
  const applications = paths.applicationsOfJob(job.org_id, job.id);

  return (
    <Box id={getRowId(job.id)} tabIndex={-1} aria-labelledby={title} $inactive={!isActive}>
      <Head $between>
        <StatusBadge status={status} />
        {!taken_down && <JobMenu job={job} actions={actions} />}
      </Head>
      <TitleLink to={paths.job(job.id)}>
        <JobTitle id={title}>{job.job_title}</JobTitle>
      </TitleLink>
      <Meta>
        Posted {formatDaysAgo(job.created_at)} · {formatDeadline(job)}
      </Meta>
      {taken_down && <TakenDownNotice takenDown={taken_down} />}
      {held && <HeldNotice held={held} />}
      {!taken_down && !held && <Text>{excerpt(job.job_description, 150)}</Text>}
      <ActionFailure>{actions.failures.get(job.id)}</ActionFailure>
      <Foot $between>
        <Meta>{isActive || applied === 0 ? count : <TextLink to={applications}>{count}</TextLink>}</Meta>
        {isActive ? (
          <LinkButton to={applications} $size="small" iconEnd={ArrowRight}>
            View Applications
          </LinkButton>
        ) : (
          <StatusText>{status}</StatusText>
        )}
      </Foot>
    </Box>
  );
}

const formatApplicationCount = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

const Box = styled(
  Card,
)`display: grid; align-content: start; grid-template-rows: auto auto auto 1fr auto auto; gap: 0.375rem;`;
const TitleLink = styled(Link)`
  ${standaloneLinkStyle}
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; text-decoration-color: ${t.color.accent}; text-decoration-thickness: 3px; text-underline-offset: 0.2em; }
`;
// Aligns the text of the menu, not its padding, with the right edge of the card's content.
const Head = styled(Row)`margin: -0.375rem -0.625rem 0 0;`;
const Text = styled.p`
  margin-top: 0.5rem;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  overflow-wrap: anywhere;
`;
const Foot = styled(Row)`margin-top: 0.75rem; min-height: 44px;`;
/** Shown instead of the link; not interactive. */
const StatusText = styled.span`padding: 0.375rem 0; color: ${t.color.ink3}; font-size: ${t.size.text}; font-weight: 650;`;
