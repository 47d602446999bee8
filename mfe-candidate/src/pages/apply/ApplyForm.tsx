import { call } from '@foothold/shared/api';
import { applyToJob, type Job, type StudentDocument, saveDraft } from '@foothold/shared/contract';
import { DraftNote, LeaveQuestion, useDraft } from '@foothold/shared/drafts';
import { useController, useEndpointForm } from '@foothold/shared/forms';
import { Button, CheckboxField, Meta, Row, Section, Stack, TextArea } from '@foothold/shared/ui';
import { useId, useState } from 'react';
import { type Answers, questionsOf } from '../../questions';
import { asSent, progressOf } from './attachment';
import { DocumentField } from './DocumentField';
import { incomplete } from './ProfileSummary';
import { blank, rules } from './rules';
import { SendFailure } from './SendFailure';
import { stillNeeded } from './stillNeeded';
import type { Texts } from './texts';

interface ApplyFormProps {
  job: Job;
  profileComplete: boolean;
  /** What the student keeps in their profile. */
  documents: readonly StudentDocument[];
  /** What was written here before. */
  draft: Texts | null;
  /** Of that, what the end of a session has kept from being saved. */
  unsaved: Texts | null;
  onOutcome: (outcome: 'sent' | 'already') => void;
}

/** Two documents, a letter, and answers to what the company asks besides. */
export function ApplyForm({ job, profileComplete, documents, draft, unsaved, onOutcome }: ApplyFormProps) {
  const reasonId = useId();
  const [share, setShare] = useState<number | null>(null);
  const end = (outcome: 'sent' | 'already') => {
    forget();
    onOutcome(outcome);
  };
  const { register, control, submit, subscribe, formState } = useEndpointForm(applyToJob, {
    rules,
    defaultValues: { ...blank, ...writtenIn(draft) },
    send: ({ resume, internship_letter, cover_letter, keep_documents, ...answers }) => {
      const { files, standIns } = asSent({ resume, internship_letter });
      const texts = { cover_letter, ...answersTo(job, answers) };
      return {
        body: { job_id: job.id, org_id: job.org_id, ...standIns, keep_documents, ...texts },
        files,
        onProgress: setShare,
      };
    },
    onDone: () => end('sent'),
    onRefusal: () => setShare(null),
    onFail: ({ code }) => {
      if (code === 'already_applied') end('already');
      return code === 'already_applied';
    },
  });
  const { state, forget } = useDraft<Texts>({
    of: `application ${job.id}`,
    unsaved,
    put: (texts, keepalive) => call(saveDraft, { params: { id: job.id }, body: texts, keepalive }),
    found: draft !== null,
    subscribe: (listener) =>
      subscribe({ formState: { values: true }, callback: ({ values }) => listener(textsIn(values)) }),
  });
  const { errors, isSubmitting } = formState;
  const resume = useController({ control, name: 'resume' });
  const placement = useController({ control, name: 'internship_letter' });
  const letter = useController({ control, name: 'cover_letter' });
  const chosen = [resume.field.value, placement.field.value];
  // Files of this machine are kept nowhere.
  const hasFiles = chosen.some((document) => document instanceof File);
  const travelled = share === null ? [] : progressOf(share, chosen);
  const reason = profileComplete ? stillNeeded(chosen, letter.field.value) : incomplete;

  return (
    <Stack as="form" onSubmit={submit} noValidate $gap={6}>
      <Section title="Documents">
        <Stack $gap={4}>
          <DocumentField
            label="Résumé"
            name="resume"
            ref={resume.field.ref}
            chosen={resume.field.value}
            onPick={resume.field.onChange}
            kept={documents.filter(({ kind }) => kind === 'resume')}
            error={errors.resume?.message}
            progress={travelled[0]}
          />
          <DocumentField
            label="Internship letter"
            name="internship_letter"
            ref={placement.field.ref}
            chosen={placement.field.value}
            onPick={placement.field.onChange}
            kept={documents.filter(({ kind }) => kind === 'internship_letter')}
            error={errors.internship_letter?.message}
            progress={travelled[1]}
          />
          {hasFiles && (
            <CheckboxField
              label="Keep these files in my profile, for the next application"
              {...register('keep_documents')}
            />
          )}
        </Stack>
      </Section>
      <Section title="Your letter" aside={<DraftNote state={state} />}>
        <Stack $gap={5}>
          <TextArea
            label="Cover letter"
            hint="Why this job, and what you bring to it."
            rows={10}
            error={errors.cover_letter?.message}
            {...letter.field}
          />
          {questionsOf(job).map(({ answer, words }) => (
            <TextArea
              key={answer}
              label={words}
              optional
              rows={3}
              error={errors[answer]?.message}
              {...register(answer)}
            />
          ))}
        </Stack>
      </Section>
      <LeaveQuestion title="Leave without applying?" loses={hasFiles || state.kind === 'failed'}>
        {hasFiles && 'The files that you chose are not kept. '}
        {state.kind === 'failed' ? 'What you wrote last could not be saved and is lost.' : 'Everything else is saved.'}
      </LeaveQuestion>
      <Stack $gap={3}>
        {errors.root && <SendFailure {...errors.root} busy={isSubmitting} onRetry={submit} />}
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

const answersTo = (job: Job, texts: Answers) =>
  Object.fromEntries(questionsOf(job).map(({ answer }) => [answer, texts[answer]]));

type Written = { [Name in keyof Texts]?: string | null | undefined };

/** The texts among a form's values, and nothing of its files. */
const textsIn = ({ cover_letter, a1, a2, a3, a4, a5 }: Written): Texts => ({
  cover_letter: cover_letter ?? '',
  a1: a1 || null,
  a2: a2 || null,
  a3: a3 || null,
  a4: a4 || null,
  a5: a5 || null,
});

/** The same back again, as fields hold them. */
const writtenIn = (draft: Texts | null) =>
  draft && Object.fromEntries(Object.entries(textsIn(draft)).map(([name, words]) => [name, words ?? '']));
