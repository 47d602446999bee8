import { call } from '@foothold/shared/api';
import { applyToJob, type Job, type StudentDocument, saveApplicationDraft } from '@foothold/shared/contract';
import { DraftStatus, UnsavedChangesDialog, useDraftAutosave } from '@foothold/shared/drafts';
import { useController, useEndpointForm } from '@foothold/shared/forms';
import { Button, CheckboxField, Meta, Row, Section, Stack, TextArea } from '@foothold/shared/ui';
import { useId, useState } from 'react';
import { type Answers, listQuestions } from '../../questions';
import { getFileProgress, splitAttachments } from './attachment';
import { DocumentField } from './DocumentField';
import type { DraftTexts } from './draftTexts';
import { formatStillNeeded } from './formatStillNeeded';
import { incompleteProfileMessage } from './ProfileSummary';
import { emptyValues, rules } from './rules';
import { SendFailure } from './SendFailure';

interface ApplyFormProps {
  job: Job;
  isProfileComplete: boolean;
  /** What the student keeps in their profile. */
  documents: readonly StudentDocument[];
  /** What was written here before. */
  draft: DraftTexts | null;
  /** Of that, what the end of a session has kept from being saved. */
  unsaved: DraftTexts | null;
  onOutcome: (outcome: 'sent' | 'already') => void;
}

/** Two documents, a letter, and answers to what the company asks besides. */
export function ApplyForm({ job, isProfileComplete, documents, draft, unsaved, onOutcome }: ApplyFormProps) {
  const reasonId = useId();
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const finish = (outcome: 'sent' | 'already') => {
    forget();
    onOutcome(outcome);
  };
  const { register, control, submit, subscribe, formState } = useEndpointForm(applyToJob, {
    rules,
    defaultValues: { ...emptyValues, ...toFormValues(draft) },
    send: ({ resume, internship_letter, cover_letter, keep_documents, ...answers }) => {
      const { files, documentIds } = splitAttachments({ resume, internship_letter });
      const texts = { cover_letter, ...pickAnswers(job, answers) };
      return {
        body: { job_id: job.id, org_id: job.org_id, ...documentIds, keep_documents, ...texts },
        files,
        onProgress: setUploadProgress,
      };
    },
    onDone: () => finish('sent'),
    onError: () => setUploadProgress(null),
    onUnmatchedError: ({ code }) => {
      if (code === 'already_applied') finish('already');
      return code === 'already_applied';
    },
  });
  const { state, forget } = useDraftAutosave<DraftTexts>({
    subject: `application ${job.id}`,
    unsaved,
    saveDraft: (texts, keepalive) => call(saveApplicationDraft, { params: { id: job.id }, body: texts, keepalive }),
    hasSavedDraft: draft !== null,
    subscribe: (listener) =>
      subscribe({ formState: { values: true }, callback: ({ values }) => listener(toDraftTexts(values)) }),
  });
  const { errors, isSubmitting } = formState;
  const resume = useController({ control, name: 'resume' });
  const placement = useController({ control, name: 'internship_letter' });
  const letter = useController({ control, name: 'cover_letter' });
  const attachments = [resume.field.value, placement.field.value];
  // Files of this machine are kept nowhere.
  const hasFiles = attachments.some((document) => document instanceof File);
  const fileProgress = uploadProgress === null ? [] : getFileProgress(uploadProgress, attachments);
  const disabledReason = isProfileComplete
    ? formatStillNeeded(attachments, letter.field.value)
    : incompleteProfileMessage;

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
            savedDocuments={documents.filter(({ kind }) => kind === 'resume')}
            error={errors.resume?.message}
            progress={fileProgress[0]}
          />
          <DocumentField
            label="Internship letter"
            name="internship_letter"
            ref={placement.field.ref}
            chosen={placement.field.value}
            onPick={placement.field.onChange}
            savedDocuments={documents.filter(({ kind }) => kind === 'internship_letter')}
            error={errors.internship_letter?.message}
            progress={fileProgress[1]}
          />
          {hasFiles && (
            <CheckboxField
              label="Keep these files in my profile, for the next application"
              {...register('keep_documents')}
            />
          )}
        </Stack>
      </Section>
      <Section title="Your letter" aside={<DraftStatus state={state} />}>
        <Stack $gap={5}>
          <TextArea
            label="Cover letter"
            hint="Why this job, and what you bring to it."
            rows={10}
            error={errors.cover_letter?.message}
            {...letter.field}
          />
          {listQuestions(job).map(({ answer, words }) => (
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
      <UnsavedChangesDialog title="Leave without applying?" hasUnsavedChanges={hasFiles || state.kind === 'failed'}>
        {hasFiles && 'The files that you chose are not kept. '}
        {state.kind === 'failed' ? 'What you wrote last could not be saved and is lost.' : 'Everything else is saved.'}
      </UnsavedChangesDialog>
      <Stack $gap={3}>
        {errors.root && <SendFailure {...errors.root} busy={isSubmitting} onRetry={submit} />}
        <Row>
          <Button
            type="submit"
            $tone="primary"
            disabled={disabledReason !== null}
            aria-describedby={disabledReason ? reasonId : undefined}
            busy={isSubmitting}
            busyLabel="Submitting..."
          >
            Submit application
          </Button>
          {disabledReason && <Meta id={reasonId}>{disabledReason}</Meta>}
        </Row>
      </Stack>
    </Stack>
  );
}

const pickAnswers = (job: Job, texts: Answers) =>
  Object.fromEntries(listQuestions(job).map(({ answer }) => [answer, texts[answer]]));

type PartialDraftTexts = { [Name in keyof DraftTexts]?: string | null | undefined };

/** The texts among a form's values, and nothing of its files. */
const toDraftTexts = ({ cover_letter, a1, a2, a3, a4, a5 }: PartialDraftTexts): DraftTexts => ({
  cover_letter: cover_letter ?? '',
  a1: a1 || null,
  a2: a2 || null,
  a3: a3 || null,
  a4: a4 || null,
  a5: a5 || null,
});

/** The same back again, as fields hold them. */
const toFormValues = (draft: DraftTexts | null) =>
  draft && Object.fromEntries(Object.entries(toDraftTexts(draft)).map(([name, words]) => [name, words ?? '']));
