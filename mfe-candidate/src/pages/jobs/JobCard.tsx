import type { Job } from '@foothold/shared/contract';
import { useLocation } from '@foothold/shared/router';
import {
  Button,
  Card,
  daysAgo,
  excerpt,
  Icon,
  JobTimeline,
  JobTitle,
  LinkButton,
  media,
  t,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { JobBadges, useHasApplied } from './JobBadges';
import { JobFacts } from './JobFacts';
import { ShareButton } from './ShareButton';
import { progressOf, stageOf, timeLeft } from './words';

/** One job in the list. The whole card is not a link; View is. */
export function JobCard({ job }: { job: Job }) {
  const title = useId();
  return (
    <Box id={cardId(job.id)} tabIndex={-1} aria-labelledby={title} $off={job.days_left < 0}>
      <JobBadges job={job} />
      <Heading id={title}>{job.job_title || 'Untitled Position'}</Heading>
      <Company>{job.company_name || 'Company Not Listed'}</Company>
      <JobFacts job={job} />
      <Description>{excerpt(job.job_description, 150) || 'No description available.'}</Description>
      <JobTimeline
        progress={progressOf(job)}
        stage={stageOf(job.days_left)}
        start={`Posted ${daysAgo(job.created_at)}`}
        end={timeLeft(job.days_left)}
      />
      <Actions>
        <ShareButton job={job} />
        <NextStep job={job} />
      </Actions>
    </Box>
  );
}

/** Where 'Show more' puts the focus: on the first card that it added. */
export const cardId = (id: number) => `job-${id}`;

function NextStep({ job }: { job: Job }) {
  const { search } = useLocation();
  if (useHasApplied(job)) {
    return (
      <Applied>
        <Icon of={Check} />
        Applied
      </Applied>
    );
  }
  if (job.days_left < 0) {
    return (
      <Button $size="small" disabled>
        Expired
      </Button>
    );
  }
  return (
    <LinkButton to={paths.job(job.id)} state={{ search }} $size="small" iconEnd={ArrowRight}>
      View
      <VisuallyHidden>{` ${job.job_title}`}</VisuallyHidden>
    </LinkButton>
  );
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  padding-bottom: 1rem;
  &:hover { border-color: ${t.color.ink3}; }
  ${media.phone} { padding-bottom: 0.75rem; }
`;
const Heading = styled(JobTitle)`margin-top: 0.625rem;`;
const Company = styled.p`
  margin: 0.1875rem 0 0.75rem;
  color: ${t.color.ink2};
  font-weight: 550;
  overflow-wrap: anywhere;
`;
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin: 0.75rem 0 auto;
  padding-bottom: 0;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  line-height: 1.5;
  overflow-wrap: anywhere;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  + * { margin-top: 1.125rem; }
`;
const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  min-height: 40px;
  margin-top: 0.75rem;
  ${media.phone} { min-height: 44px; > a, > :last-child:is(button) { min-width: 8rem; } }
`;
const Applied = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding-right: 0.25rem;
  color: ${t.color.info};
  font-weight: 650;
`;
