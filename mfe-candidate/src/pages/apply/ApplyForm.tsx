import type { Job, StudentDocument } from '@foothold/shared/contract';
import { DraftStatus, UnsavedChangesDialog } from '@foothold/shared/drafts';
import { CheckboxField, Meta, Section, Stack, TextArea } from '@foothold/shared/ui';
import type { FormEvent } from 'react';
import { listQuestions } from '../../applications/questions';
import { filterSendable } from './attachment';
import { DocumentField } from './DocumentField';
import type { DraftTexts } from './draftTexts';
import { SubmitRow } from './SubmitRow';
import { type ApplyFormState, type Outcome, useApplyForm } from './useApplyForm';

interface ApplyFormProps {
  job: Job;
  isProfileComplete: boolean;
  /** Called instead of submitting while the profile is incomplete. */
  onProfileGap: () => void;
  /** The documents saved in the student's profile; null when they did not load. */
  documents: readonly StudentDocument[] | null;
  draft: DraftTexts | null;
  unsaved: DraftTexts | null;
  onOutcome: (outcome: Outcome) => void;
}

/** Two documents, a cover letter, and the answers to the company's own questions. */
export function ApplyForm({
  job,
  isProfileComplete,
  onProfileGap,
  documents,
  draft,
  unsaved,
  onOutcome,
}: ApplyFormProps) {
  const form = useApplyForm({ job, documents, draft, unsaved, onOutcome });
  const { hasFiles, draftState } = form;
  const submit = (event: FormEvent) => {
    if (isProfileComplete) return form.submit(event);
    event.preventDefault();
    onProfileGap();
  };
  return (
    <Stack as="form" onSubmit={submit} noValidate $gap={6}>
      <DocumentsSection form={form} job={job} documents={documents ?? []} wasRestored={draft !== null} />
      <TextsSection form={form} job={job} />
      <UnsavedChangesDialog
        title="Leave without applying?"
        hasUnsavedChanges={hasFiles || draftState.kind === 'failed'}
      >
        {hasFiles && 'The files that you chose are not kept. '}
        {draftState.kind === 'failed'
          ? 'What you wrote last could not be saved and is lost.'
          : 'Everything else is saved.'}
      </UnsavedChangesDialog>
      <SubmitRow form={form} job={job} isProfileComplete={isProfileComplete} />
    </Stack>
  );
}

interface DocumentsSectionProps {
  form: ApplyFormState;
  job: Job;
  documents: readonly StudentDocument[];
  /** The texts come from a draft of an earlier visit, when files may have been chosen too. */
  wasRestored: boolean;
}

function DocumentsSection({ form, job, documents, wasRestored }: DocumentsSectionProps) {
  const { register, errors, resume, internshipLetter, attachments, hasFiles, fileProgress } = form;
  return (
    <Section title="Documents">
      <Stack $gap={4}>
        {wasRestored && attachments.every((document) => !document) && (
          <Meta>Your draft holds the letter and the answers, not the files.</Meta>
        )}
        <DocumentField
          label="Resume"
          name="resume"
          ref={resume.ref}
          chosen={resume.value}
          onPick={resume.onChange}
          savedDocuments={filterSendable(documents, 'resume')}
          error={errors.resume?.message}
          progress={fileProgress[0]}
        />
        <DocumentField
          label="Internship letter"
          hint={letterHint}
          optional={job.letter_required === 0}
          name="internship_letter"
          ref={internshipLetter.ref}
          chosen={internshipLetter.value}
          onPick={internshipLetter.onChange}
          savedDocuments={filterSendable(documents, 'internship_letter')}
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
  );
}

const letterHint =
  'A letter from your school that introduces you to the company for training. PDF, DOC or DOCX, at most 5 MB.';

function TextsSection({ form, job }: { form: ApplyFormState; job: Job }) {
  const { register, errors, coverLetter, draftState } = form;
  return (
    <Section title="Your letter" aside={<DraftStatus state={draftState} />}>
      <Stack $gap={5}>
        <TextArea
          label="Cover letter"
          hint="Why this job, and what you bring to it."
          rows={10}
          error={errors.cover_letter?.message}
          {...coverLetter}
        />
        {listQuestions(job).map(({ question, answerField }) => (
          <TextArea
            key={answerField}
            label={question}
            optional
            rows={3}
            error={errors[answerField]?.message}
            {...register(answerField)}
          />
        ))}
      </Stack>
    </Section>
  );
}
