import { useIdentity } from '@foothold/shared/auth';
import { JobSheet, JobTime, type ReadableJob } from '@foothold/shared/jobs';
import { Button, Meta, Notice, Row, Section, SideBySide, Stack } from '@foothold/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { daysBetween } from '../../clock';
import { type JobFormState, questions, type Written, writtenIn } from './values';

interface PreviewProps {
  form: JobFormState;
  today: string;
  onBack: () => void;
  /** The form's button: whoever is content with what they see need not go back for it. */
  children: ReactNode;
}

/** The job as students will see it, of what is written so far. */
export function Preview({ form, today, onBack, children }: PreviewProps) {
  useWayToMistakes(form, onBack);
  const company = useIdentity()?.name ?? '';
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const written = writtenIn(form.getValues());
  const job = readable(written, company, today);
  const asked = questions.map((name) => written[name]).filter((question) => question !== null);

  return (
    <Stack ref={start} tabIndex={-1} as="section" aria-label="Preview">
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
        <JobSheet job={job} as="h2" />
        <Stack>
          {written.deadline && <JobTime job={{ created_at: new Date().toISOString(), days_left: job.days_left }} />}
          {asked.length > 0 && (
            <Section title="Asked of applicants">
              <Stack as="ul" $gap={2}>
                {asked.map((question, index) => (
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
function useWayToMistakes({ formState }: JobFormState, onBack: () => void) {
  // The form's library changes one object in place, which the compiler would take for an unchanged one.
  'use no memo';
  const { submitCount, errors } = formState;
  const [before] = useState(submitCount);
  const refused = submitCount > before && Object.keys(errors).length > 0;
  useEffect(() => {
    if (refused) onBack();
  }, [refused, onBack]);
}

/** No badge speaks of a deadline that is not chosen yet. */
const far = 30;

const readable = (written: Written, company_name: string, today: string): ReadableJob => ({
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
  days_left: written.deadline ? daysBetween(today, written.deadline) : far,
  display_status: 'Active',
});
