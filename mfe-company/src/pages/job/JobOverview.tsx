import { applicationStatuses, type Job, type Output, type viewOwnJob } from '@foothold/shared/contract';
import { DeadlineTimeline, jobStatusLabel } from '@foothold/shared/jobs';
import { Card, LinkButton, Meta, SecondaryText, Section, Stack, StatusBadge, t } from '@foothold/shared/ui';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { formatDeadline } from '../../jobs/deadline';
import { paths } from '../../routes/paths';

type JobCounts = Pick<Output<typeof viewOwnJob>, 'applications' | 'saves'>;

/** The job in numbers: time until the deadline, applications by status, saves by students. */
export function JobOverview({ job, applications, saves }: JobCounts & { job: Job }) {
  const statuses = applicationStatuses.filter((status) => applications[status] > 0);

  return (
    <Stack $gap={4}>
      <StatusRow>
        <StatusBadge status={jobStatusLabel(job)} />
        <Meta>{formatDeadline(job)}</Meta>
      </StatusRow>
      {job.display_status !== 'Closed' && <DeadlineTimeline job={job} />}
      <Box as="div">
        <Section title="Applications">
          {statuses.length === 0 && <SecondaryText>Nobody has applied yet.</SecondaryText>}
          <List>
            {statuses.map((status) => (
              <div key={status}>
                <dt>
                  <StatusBadge status={status} />
                </dt>
                <dd>{applications[status].toLocaleString('en-GB')}</dd>
              </div>
            ))}
          </List>
          <SavesLine>{formatSaves(saves)}</SavesLine>
          {statuses.length > 0 && (
            <LinkButton to={paths.applicationsOfJob(job.org_id, job.id)} $size="small" iconEnd={ArrowRight}>
              View Applications
            </LinkButton>
          )}
        </Section>
      </Box>
    </Stack>
  );
}

function formatSaves(saves: number): string {
  if (saves === 0) return 'No student has saved it.';
  return saves === 1 ? '1 student has saved it.' : `${saves.toLocaleString('en-GB')} students have saved it.`;
}

const Box = styled(Card)`padding: 1.25rem; h2 { font-size: 1.3125rem; }`;
const StatusRow = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem ${t.space[3]};`;
const List = styled.dl`
  display: grid;
  gap: ${t.space[2]};
  > div { display: flex; align-items: center; justify-content: space-between; gap: ${t.space[3]}; }
  dd { font-weight: 700; font-variant-numeric: tabular-nums; }
`;
const SavesLine = styled(Meta)`margin-block: ${t.space[3]}; &:last-child { margin-bottom: 0; }`;
