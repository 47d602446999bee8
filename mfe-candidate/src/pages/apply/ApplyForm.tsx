import { applyToJob, type Job } from '@foothold/shared/contract';
import { useController, useEndpointForm } from '@foothold/shared/forms';
import { Button, FileField, FormNotice, Meta, Row, Section, Stack, TextArea } from '@foothold/shared/ui';
import { useId } from 'react';
import { incomplete } from './ProfileSummary';
import { type Answers, blank, questionsOf, rules } from './rules';

interface ApplyFormProps {
  job: Job;
  profileComplete: boolean;
  onOutcome: (outcome: 'sent' | 'already') => void;
}

/** Two files, a letter, and answers to what the company asks besides. */
export function ApplyForm({ job, profileComplete, onOutcome }: ApplyFormProps) {
  const reasonId = useId();
  const { register, control, submit, formState } = useEndpointForm(applyToJob, {
    rules,
    defaultValues: blank,
    send: ({ resume, internship_letter, cover_letter, ...answers }) => ({
      body: { job_id: job.id, org_id: job.org_id, cover_letter, ...answersTo(job, answers) },
      files: { resume, internship_letter },
    }),
    onDone: () => onOutcome('sent'),
    onFail: ({ code }) => {
      if (code === 'already_applied') onOutcome('already');
      return code === 'already_applied';
    },
  });
  const { errors, isSubmitting } = formState;
  const resume = useController({ control, name: 'resume' });
  const placement = useController({ control, name: 'internship_letter' });
  const letter = useController({ control, name: 'cover_letter' });
  const missing = stillNeeded({
    'your résumé': resume.field.value,
    'an internship letter': placement.field.value,
    'a cover letter': letter.field.value.trim(),
  });
  const reason = profileComplete ? missing : incomplete;

  return (
    <Stack as="form" onSubmit={submit} noValidate $gap={6}>
      <Section title="Documents">
        <Stack $gap={4}>
          <FileField
            label="Résumé"
            name="resume"
            ref={resume.field.ref}
            file={fileIn(resume.field.value)}
            onPick={resume.field.onChange}
            error={errors.resume?.message}
          />
          <FileField
            label="Internship letter"
            name="internship_letter"
            ref={placement.field.ref}
            file={fileIn(placement.field.value)}
            onPick={placement.field.onChange}
            error={errors.internship_letter?.message}
          />
        </Stack>
      </Section>
      <TextArea
        label="Cover letter"
        hint="Why this job, and what you bring to it."
        rows={10}
        error={errors.cover_letter?.message}
        {...letter.field}
      />
      {questionsOf(job).map(({ answer, words }) => (
        <TextArea key={answer} label={words} optional rows={3} error={errors[answer]?.message} {...register(answer)} />
      ))}
      <Stack $gap={3}>
        {errors.root && <FormNotice>{failureOf(errors.root)}</FormNotice>}
        <Row>
          <Button
            type="submit"
            $tone="primary"
            disabled={reason !== null}
            aria-describedby={reason ? reasonId : undefined}
            busy={isSubmitting}
            busyLabel="Submitting..."
          >
            Submit application
          </Button>
          {reason && <Meta id={reasonId}>{reason}</Meta>}
        </Row>
      </Stack>
    </Stack>
  );
}

const fileIn = (value: unknown) => (value instanceof File ? value : null);

/** 'Still needed: your résumé and a cover letter.', or null once everything is there. */
function stillNeeded(parts: Record<string, unknown>): string | null {
  const names = Object.keys(parts).filter((name) => !parts[name]);
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
  return names.length > 0 ? `Still needed: ${list}.` : null;
}

const answersTo = (job: Job, texts: Answers) =>
  Object.fromEntries(questionsOf(job).map(({ answer }) => [answer, texts[answer]]));

/** The server's own sentence follows, where it gave one. */
const failureOf = ({ type, message }: { type?: unknown; message?: string }) =>
  type === 'unexpected' || !message ? failed : `${failed} ${message}`;

const failed = 'Failed to submit the application.';
