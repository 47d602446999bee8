import type { AdminJob } from '@foothold/shared/contract/admin';
import { formatWorkMode } from '@foothold/shared/format';
import { JobTitle, Name, NameLink, StatusBadge, TextLink, t, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';
import { SecondLine } from '../../cards/values';
import { JobIconAction } from '../../decisions/JobActions';
import { formatCalendarDay, formatDay } from '../../format';
import { paths } from '../../routes/paths';
import type { Column } from '../../tables/DataTable';

/** The columns of the table of jobs. */
export const jobColumns: readonly Column<AdminJob>[] = [
  {
    head: 'Job title',
    cell: ({ id, job_title, org_id, company_name }) => (
      <>
        <RowLink to={paths.job(id)}>
          <RowTitle as="span">{job_title}</RowTitle>
        </RowLink>
        <SecondLine>
          <RowLink to={paths.organization(org_id)}>
            <Name>{company_name}</Name>
          </RowLink>
        </SecondLine>
      </>
    ),
    sort: { ascending: 'title', descending: 'title_desc' },
  },
  { head: 'Work mode', cell: ({ env_mode }) => formatWorkMode(env_mode) },
  { head: 'Status', cell: ({ state }) => <StatusBadge status={state} /> },
  { head: 'Applications', cell: ({ applications }) => applications.toLocaleString('en-GB'), numeric: true },
  {
    head: 'Deadline',
    cell: ({ deadline }) => <time dateTime={deadline}>{formatCalendarDay(deadline)}</time>,
    numeric: true,
    sort: { ascending: 'deadline', descending: 'deadline_desc' },
  },
  {
    head: 'Created',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDay(created_at)}</time>,
    numeric: true,
    sort: { ascending: 'oldest', descending: 'newest', startsDescending: true },
  },
  {
    head: 'Action',
    hideHead: true,
    cell: (job) => (
      <Actions>
        <TextLink to={paths.job(job.id)}>
          View Job<VisuallyHidden>{` ${job.job_title}`}</VisuallyHidden>
        </TextLink>
        <JobIconAction job={job} />
      </Actions>
    ),
  },
];

// One link is beneath the other: each is as high as WCAG 2.2 (2.5.8) asks.
const RowLink = styled(NameLink)`display: inline-block; padding-block: 0.25rem;`;
const RowTitle = styled(JobTitle)`font-size: ${t.size.text};`;
const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 0.75rem;
  white-space: nowrap;
`;
