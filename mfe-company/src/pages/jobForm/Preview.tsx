import { useIdentity } from '@foothold/shared/auth';
import { DeadlineTimeline, JobDetails, type ReadableJob } from '@foothold/shared/jobs';
import { Button, Meta, Notice, Row, Section, SideBySide, Stack } from '@foothold/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { countDaysBetween } from '../../format/wallClock';
import { type JobDraftFields, type JobFormState, questionNames, toDraftFields } from './jobFormValues';

interface PreviewProps {
  form: JobFormState;
  today: string;
  onBack: () => void;
  /** The form's button: whoever is content with what they see need not go back for it. */
  children: ReactNode;
}

/** The job as students will see it, of what is written so far. */
export function Preview({ form, today, onBack, children }: PreviewProps) {
  useReturnToInvalidForm(form, onBack);
  const company = useIdentity()?.name ?? '';
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => section.current?.focus(), []);
  const written = toDraftFields(form.getValues());
  const job = toReadableJob(written, company, today);
  const questionTexts = questionNames.map((name) => written[name]).filter((question) => question !== null);

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
          {written.deadline && (
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

/** Leads back to the form where it was sent from here and something in it is wrong. */
function useReturnToInvalidForm({ formState }: JobFormState, onBack: () => void) {
  // The form's library changes one object in place, which the compiler would take for an unchanged one.
  'use no memo';
  const { submitCount, errors } = formState;
  const [initialSubmitCount] = useState(submitCount);
  const isRejected = submitCount > initialSubmitCount && Object.keys(errors).length > 0;
  useEffect(() => {
    if (isRejected) onBack();
  }, [isRejected, onBack]);
}

/** No badge speaks of a deadline that is not chosen yet. */
const placeholderDaysLeft = 30;

const toReadableJob = (written: JobDraftFields, company_name: string, today: string): ReadableJob => ({
  company_name,
  job_title: written.job_title?.trim() || 'Untitled Position',
  department: written.department ?? '',
  location: written.location,
  duration: written.duration ?? '',
  env_mode: written.env_mode ?? '',
  stipend: written.stipend ?? 0,
  currency: written.currency,
  amount: written.amount,
  job_description: written.job_description ?? '',
  job_requirements: written.job_requirements,
  days_left: written.deadline ? countDaysBetween(today, written.deadline) : placeholderDaysLeft,
  display_status: 'Active',
});
