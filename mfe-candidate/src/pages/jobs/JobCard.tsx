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
import { Marked } from './Marked';
import { SaveButton } from './SaveButton';
import { ShareButton } from './ShareButton';
import { progressOf, stageOf, standingOf, timeLeft } from './words';

/** One job in the list. The whole card is not a link; View is. */
export function JobCard({ job }: { job: Job }) {
  const title = useId();
  return (
    <Box id={cardId(job.id)} tabIndex={-1} aria-labelledby={title} $off={standingOf(job) !== 'Active'}>
      <JobBadges job={job} />
      <Heading id={title} mark={marked}>
        {job.job_title || 'Untitled Position'}
      </Heading>
      <Company>{marked(job.company_name || 'Company Not Listed')}</Company>
      <JobFacts job={job} />
      <Description>{marked(excerpt(job.job_description, 150) || 'No description available.')}</Description>
      <JobTimeline
        progress={progressOf(job)}
        stage={stageOf(job.days_left)}
        start={`Posted ${daysAgo(job.created_at)}`}
        end={timeLeft(job.days_left)}
      />
      <Actions>
        <Aside>
          <ShareButton job={job} />
          <SaveButton job={job} />
        </Aside>
        <NextStep job={job} />
      </Actions>
    </Box>
  );
}

const marked = (text: string) => <Marked>{text}</Marked>;

/** Where 'Show more' puts the focus: on the first card that it added. */
export const cardId = (id: number) => `job-${id}`;

function NextStep({ job }: { job: Job }) {
  const { pathname, search } = useLocation();
  if (useHasApplied(job)) {
    return (
      <Applied>
        <Icon of={Check} />
        Applied
      </Applied>
    );
  }
  const standing = standingOf(job);
  if (standing !== 'Active') {
    return (
      <Button $size="small" disabled>
        {standing}
      </Button>
    );
  }
  return (
    <LinkButton to={paths.job(job.id)} state={{ from: pathname + search }} $size="small" iconEnd={ArrowRight}>
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
  flex-wrap: wrap;
  ${media.phone} { min-height: 44px; > a, > :last-child:is(button) { flex: 1; min-width: 7rem; max-width: 10rem; } }
`;
const Aside = styled.div`display: flex; gap: 0.25rem;`;
const Applied = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding-right: 0.25rem;
  color: ${t.color.info};
  font-weight: 650;
`;
