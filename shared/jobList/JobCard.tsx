import type { Job } from '@foothold/shared/contract';
import { buildCompanyPath, formatReplyDate, formatReplyRecord } from '@foothold/shared/format';
import {
  appliedLabel,
  DeadlineTimeline,
  JobAttributes,
  JobBadges,
  jobStatusLabel,
  ShareButton,
} from '@foothold/shared/jobs';
import { getRowId } from '@foothold/shared/lists';
import { Button, excerpt, JobTitle, LinkButton, NameLink, VisuallyHidden } from '@foothold/shared/ui';
import { ArrowRight, Check, MailCheck, Reply } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { ChosenJobContext } from './chosenJobContext';
import { JobCardLayout } from './JobCardLayout';
import { useReturnState } from './useReturnState';

interface JobCardProps {
  job: Job;
  /** Path of the job's page, which is another for a student than for a visitor. */
  to: string;
  /** What the reader can do beside sharing the job. */
  actions?: ReactNode;
  /** The reader has not seen it. */
  isNew?: boolean;
  /** Why the job is shown. */
  note?: ReactNode;
}

/** One job in a list, with a link to what the reader can do next with it. */
export function JobCard({ job, to, actions, isNew = false, note }: JobCardProps) {
  const titleId = useId();
  const returnState = useReturnState();
  const isChosen = use(ChosenJobContext) === job.id;
  return (
    <JobCardLayout
      id={getRowId(job.id)}
      titleId={titleId}
      isInactive={jobStatusLabel(job) !== 'Active'}
      isChosen={isChosen}
      badges={<JobBadges job={job} applicationStatus={job.own_application?.status} isNew={isNew} />}
      title={
        <JobTitle
          id={titleId}
          mark={(title) => (
            <NameLink to={to} state={returnState} aria-current={isChosen || undefined}>
              {renderHighlighted(title)}
            </NameLink>
          )}
        >
          {job.job_title || 'Untitled Position'}
        </JobTitle>
      }
      company={
        job.company_name ? (
          <NameLink to={buildCompanyPath(job.organization)}>{renderHighlighted(job.company_name)}</NameLink>
        ) : (
          'Company Not Listed'
        )
      }
      note={note}
      attributes={<JobAttributes job={job} further={listReplyFacts(job)} />}
      description={renderHighlighted(excerpt(job.job_description, 150) || 'No description available.')}
      timeline={<DeadlineTimeline job={job} />}
      actions={
        <>
          <ShareButton job={job} />
          {actions}
        </>
      }
      next={<NextAction job={job} to={to} />}
    />
  );
}

/** Until when the company replies, and how it kept to that. */
const listReplyFacts = (job: Job) => [
  { icon: MailCheck, text: formatReplyDate(job) },
  { icon: Reply, text: formatReplyRecord(job.organization.reply_record) },
];

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

/** Marks the matches of the current search in a text; null when nothing was searched for. */
export const HighlightContext = createContext<((text: string) => ReactNode) | null>(null);

const HighlightedText = ({ children }: { children: string }) => use(HighlightContext)?.(children) ?? children;
