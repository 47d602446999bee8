import type { AdminJob } from '@foothold/shared/contract/admin';
import { formatWorkMode } from '@foothold/shared/format';
import { JobTitle, StatusBadge, TextLink, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';
import { SummaryCard } from '../../cards/SummaryCard';
import { JobIconAction } from '../../decisions/JobActions';
import { formatCalendarDay, formatDateTime } from '../../format';
import { paths } from '../../routes/paths';

/** A job with its company and status, a link to its page, and the button that takes it down or restores it. */
export function JobCard({ job }: { job: AdminJob }) {
  const { job_title, org_id, company_name, env_mode, applications, deadline, created_at, state, reason } = job;
  return (
    <SummaryCard
      title={<JobTitle as="span">{job_title}</JobTitle>}
      badge={<StatusBadge status={state} />}
      details={[
        [
          'Company',
          <TextLink key="company" to={paths.organization(org_id)}>
            {company_name}
          </TextLink>,
        ],
        ['Work mode', formatWorkMode(env_mode)],
        ['Applications', applications.toLocaleString('en-GB')],
        ['Deadline', formatCalendarDay(deadline)],
        ['Created', formatDateTime(created_at)],
        ...(state === 'Taken down' ? [['Reason', reason ?? 'No reason was given.'] as const] : []),
      ]}
    >
      <ViewLink to={paths.job(job.id)}>
        View Job<VisuallyHidden>{` ${job_title}`}</VisuallyHidden>
      </ViewLink>
      <EndSlot>
        <JobIconAction job={job} />
      </EndSlot>
    </SummaryCard>
  );
}

const ViewLink = styled(TextLink)`display: inline-flex; align-items: center; min-height: 44px;`;
const EndSlot = styled.div`margin-left: auto; > button[aria-label] { margin-right: -0.75rem; }`;
