import { useIdentity } from '@foothold/shared/auth';
import { replyDays } from '@foothold/shared/contract';
import { DeadlineTimeline, JobDetails, type ReadableJob } from '@foothold/shared/jobs';
import { Button, Meta, Notice, Row, Section, SideBySide, Stack } from '@foothold/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { countDaysBetween } from '../../format/wallClock';
import { type JobDraftFields, type JobFormState, questionNames, toDraftFields } from './jobFormValues';
import { proposeLetter } from './letterProposal';

interface PreviewProps {
  form: JobFormState;
  today: string;
  onBack: () => void;
  /** The submit button, so that the job can be posted from the preview. */
  children: ReactNode;
}

/** The job with its current input, as students will see it. */
export function Preview({ form, today, onBack, children }: PreviewProps) {
  useReturnToInvalidForm(form, onBack);
  const company = useIdentity()?.name ?? '';
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => section.current?.focus(), []);
  const draft = toDraftFields(form.getValues());
  const job = toReadableJob(draft, company, today);
  const questionTexts = questionNames.map((name) => draft[name]).filter((question) => question !== null);

  return (
    <Stack ref={section} tabIndex={-1} as="section" aria-label="Preview">
      <Notice
        action={
          <Button $tone="soft" $size="small" onClick={onBack}>
            Back to editing
          </Button>
        }
      >
        This is how students will see the job.
      </Notice>
      <SideBySide>
        <JobDetails job={job} as="h2" />
        <Stack>
          {draft.deadline && (
            <DeadlineTimeline job={{ created_at: new Date().toISOString(), days_left: job.days_left }} />
          )}
          {questionTexts.length > 0 && (
            <Section title="Asked of applicants">
              <Stack as="ul" $gap={2}>
                {questionTexts.map((question, index) => (
                  <Meta as="li" key={index}>
                    {question}
                  </Meta>
                ))}
              </Stack>
            </Section>
          )}
        </Stack>
      </SideBySide>
      <Row>{children}</Row>
    </Stack>
  );
}

/** Returns to the form when submitting from the preview failed validation. */
function useReturnToInvalidForm({ formState }: JobFormState, onBack: () => void) {
  // react-hook-form mutates its state object, which the React compiler would take for unchanged.
  'use no memo';
  const { submitCount, errors } = formState;
  const [initialSubmitCount] = useState(submitCount);
  const isRejected = submitCount > initialSubmitCount && Object.keys(errors).length > 0;
  useEffect(() => {
    if (isRejected) onBack();
  }, [isRejected, onBack]);
}

/** While no deadline is chosen, this shows no badge about a near deadline. */
const placeholderDaysLeft = 30;

const toReadableJob = (draft: JobDraftFields, company_name: string, today: string): ReadableJob => ({
  company_name,
  job_title: draft.job_title?.trim() || 'Untitled Position',
  department: draft.department ?? '',
  location: draft.location,
  duration: draft.duration ?? '',
  env_mode: draft.env_mode ?? '',
  kind: draft.kind,
  start_date: draft.start_date,
  openings: draft.openings,
  stipend: draft.stipend ?? 0,
  currency: draft.currency,
  amount: draft.amount,
  job_description: draft.job_description ?? '',
  job_requirements: draft.job_requirements,
  required_skills: draft.required_skills ?? [],
  preferred_skills: draft.preferred_skills ?? [],
  letter_required: draft.letter_required ?? proposeLetter(draft),
  reply_days: draft.reply_days ?? replyDays.default,
  deadline: draft.deadline ?? '',
  days_left: draft.deadline ? countDaysBetween(today, draft.deadline) : placeholderDaysLeft,
  display_status: 'Active',
});
