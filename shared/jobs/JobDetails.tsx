import type { ApplicationStatus, Job, JobContent, JobSkillList } from '@foothold/shared/contract';
import { formatLetterNeed, formatLongDate, formatOpenings, formatReplyDate } from '@foothold/shared/format';
import { Card, JobTitle, media, Section, TextBlocks, t } from '@foothold/shared/ui';
import { CalendarDays, FileText, MailCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { JobAttributes } from './JobAttributes';
import { JobBadges } from './JobBadges';
import { JobSkills } from './JobSkills';
import { JobTexts } from './JobTexts';

/** Fields that the page shows elsewhere, or not before somebody applies. Every other field is to be shown here. */
type OtherField = 'field' | 'deadline' | `q${1 | 2 | 3 | 4 | 5}`;

/** What readers see of a job; a preview has it of one that is still being written. */
export type ReadableJob = Omit<JobContent, OtherField | 'env_mode'> &
  Pick<Job, 'company_name' | 'deadline' | 'days_left' | 'display_status' | 'taken_down' | 'held'> &
  Pick<Job, JobSkillList | 'own_skills'> & {
    env_mode: string;
  };

interface JobDetailsProps {
  job: ReadableJob;
  /** Status of the reader's own application. */
  applicationStatus?: ApplicationStatus | undefined;
  /** Heading level of the title: a preview stands below another heading. */
  as?: 'h1' | 'h2';
  /** What the reader can do, where that stands above the text. */
  actions?: ReactNode;
}

/** What the company wrote about the job. */
export function JobDetails({ job, applicationStatus, as = 'h1', actions }: JobDetailsProps) {
  return (
    <DetailsCard>
      <header>
        <JobBadges job={job} applicationStatus={applicationStatus} />
        <JobTitle as={as} $size="page">
          {job.job_title || 'Untitled Position'}
        </JobTitle>
        <Company>{[job.company_name || 'Company Not Listed', job.department].filter(Boolean).join(' · ')}</Company>
        <JobAttributes job={job} further={listFacts(job)} />
      </header>
      {actions}
      <JobSkills job={job} />
      <JobTexts>
        <Section title="Job description">
          <TextBlocks>{job.job_description || 'No description available.'}</TextBlocks>
        </Section>
        {job.job_requirements && (
          <Section title="Requirements">
            <TextBlocks>{job.job_requirements}</TextBlocks>
          </Section>
        )}
      </JobTexts>
    </DetailsCard>
  );
}

/** What the company said of start, openings, the letter and its reply. */
const listFacts = ({ start_date, openings, letter_required, deadline, reply_days }: ReadableJob) => [
  { icon: CalendarDays, text: start_date && `Starts ${formatLongDate(start_date)}` },
  { icon: Users, text: openings ? formatOpenings(openings) : null },
  { icon: FileText, text: formatLetterNeed({ letter_required }) },
  // A preview may have no deadline yet.
  { icon: MailCheck, text: deadline && formatReplyDate({ deadline, reply_days }) },
];

const DetailsCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[6]};
  padding: 1.75rem 2rem 2rem;
  header > :is(h1, h2) { margin-top: 0.75rem; }
  ${media.phone} { padding: 1.25rem 1rem; }
`;
const Company = styled.p`
  margin: 0.375rem 0 0.875rem;
  color: ${t.color.ink2};
  font-weight: 550;
  overflow-wrap: anywhere;
`;
