import type { Job } from '@foothold/shared/contract';
import { Card, daysAgo, excerpt, JobTitle, LinkButton, Meta, Row, StatusBadge, t } from '@foothold/shared/ui';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { JobMenu } from './JobMenu';

/** A job as the company that posted it sees it. */
export function JobCard({ job }: { job: Job }) {
  const title = useId();
  const { display_status, application_count } = job;

  return (
    <Box aria-labelledby={title} $off={display_status !== 'Active'}>
      <Head $between>
        <StatusBadge status={display_status} />
        <JobMenu job={job} />
      </Head>
      <JobTitle id={title}>{job.job_title}</JobTitle>
      <Meta>
        Posted {daysAgo(job.created_at)} · {deadlineOf(job)}
      </Meta>
      <Text>{excerpt(job.job_description, 150)}</Text>
      <Foot $between>
        <Meta>{applicationsIn(application_count ?? 0)}</Meta>
        {display_status === 'Active' ? (
          <LinkButton to={paths.applicationsOfJob(job.org_id, job.id)} $size="small" iconEnd={ArrowRight}>
            View Applications
          </LinkButton>
        ) : (
          <Still>{display_status}</Still>
        )}
      </Foot>
    </Box>
  );
}

const applicationsIn = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

function deadlineOf({ deadline, days_left }: Job): string {
  const day = dayOf(deadline);
  if (days_left < 0) return `Deadline was ${day}`;
  return days_left === 0 ? 'Closes tonight' : `Open until ${day}`;
}

const Box = styled(
  Card,
)`display: grid; align-content: start; grid-template-rows: auto auto auto 1fr auto; gap: 0.375rem;`;
/** A date names no hour and so no zone: it is the same day everywhere. */
function dayOf(date: string, now = new Date()): string {
  const year = date.startsWith(String(now.getFullYear())) ? {} : ({ year: 'numeric' } as const);
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC', ...year });
}

// The menu's words, not its padding, end where the card's do.
const Head = styled(Row)`margin: -0.375rem -0.625rem 0 0;`;
const Text = styled.p`
  margin-top: 0.5rem;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  overflow-wrap: anywhere;
`;
const Foot = styled(Row)`margin-top: 0.75rem; min-height: 44px;`;
/** In the link's place, and nothing to press. */
const Still = styled.span`padding: 0.375rem 0; color: ${t.color.ink3}; font-size: ${t.size.text}; font-weight: 650;`;
