import type { Job } from '@foothold/shared/contract';
import { buildCompanyPath } from '@foothold/shared/format';
import {
  appliedLabel,
  DeadlineTimeline,
  JobAttributes,
  JobBadges,
  jobStatusLabel,
  ShareButton,
} from '@foothold/shared/jobs';
import { getRowId } from '@foothold/shared/lists';
import { useLocation } from '@foothold/shared/router';
import { Button, Card, excerpt, JobTitle, LinkButton, media, NameLink, t, VisuallyHidden } from '@foothold/shared/ui';
import { ArrowRight, Check } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import styled from 'styled-components';

interface JobCardProps {
  job: Job;
  /** Path of the job's page, which is another for a student than for a visitor. */
  to: string;
  /** What the reader can do beside sharing the job. */
  actions?: ReactNode;
}

/** One job in a list, with a link to what the reader can do next with it. */
export function JobCard({ job, to, actions }: JobCardProps) {
  const titleId = useId();
  const returnState = useReturnState();
  return (
    <Box id={getRowId(job.id)} tabIndex={-1} aria-labelledby={titleId} $inactive={jobStatusLabel(job) !== 'Active'}>
      <JobBadges job={job} applicationStatus={job.own_application?.status} />
      <Heading
        id={titleId}
        mark={(title) => (
          <NameLink to={to} state={returnState}>
            {renderHighlighted(title)}
          </NameLink>
        )}
      >
        {job.job_title || 'Untitled Position'}
      </Heading>
      <Company>
        {job.company_name ? (
          <NameLink to={buildCompanyPath(job.organization)}>{renderHighlighted(job.company_name)}</NameLink>
        ) : (
          'Company Not Listed'
        )}
      </Company>
      <JobAttributes job={job} />
      <Description>{renderHighlighted(excerpt(job.job_description, 150) || 'No description available.')}</Description>
      <DeadlineTimeline job={job} />
      <Actions>
        <Aside>
          <ShareButton job={job} />
          {actions}
        </Aside>
        <NextAction job={job} to={to} />
      </Actions>
    </Box>
  );
}

const renderHighlighted = (text: string) => <HighlightedText>{text}</HighlightedText>;

function NextAction({ job, to }: Pick<JobCardProps, 'job' | 'to'>) {
  const returnState = useReturnState();
  const { own_application: ownApplication } = job;
  if (ownApplication) {
    const label = appliedLabel(ownApplication.status);
    return (
      <LinkButton
        to={`/dashboard/applications/${ownApplication.id}`}
        $tone="soft"
        $size="small"
        // 'Withdrawn' alone fills the button on a narrow phone, so only the shorter label has icons.
        {...(label === 'Applied' && { icon: Check, iconEnd: ArrowRight })}
      >
        {label}
        <VisuallyHidden>{` for ${job.job_title}: your application`}</VisuallyHidden>
      </LinkButton>
    );
  }
  const statusLabel = jobStatusLabel(job);
  if (statusLabel !== 'Active') {
    return (
      <Button $size="small" disabled>
        {statusLabel}
      </Button>
    );
  }
  return (
    <LinkButton to={to} state={returnState} $size="small" iconEnd={ArrowRight}>
      View
      <VisuallyHidden>{` ${job.job_title}`}</VisuallyHidden>
    </LinkButton>
  );
}

/** Link state from which the opened page offers the way back to this list. */
function useReturnState() {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/** Marks the matches of the current search in a text; null when nothing was searched for. */
export const HighlightContext = createContext<((text: string) => ReactNode) | null>(null);

const HighlightedText = ({ children }: { children: string }) => use(HighlightContext)?.(children) ?? children;

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
