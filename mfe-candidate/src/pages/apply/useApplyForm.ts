import { call } from '@foothold/shared/api';
import { applyToJob, type Job, type StudentDocument, saveApplicationDraft } from '@foothold/shared/contract';
import { useDraftAutosave } from '@foothold/shared/drafts';
import { useController, useEndpointForm } from '@foothold/shared/forms';
import { useState } from 'react';
import { type Answers, listQuestions } from '../../applications/questions';
import { chooseBeforehand, getFileProgress, splitAttachments } from './attachment';
import { type DraftTexts, draftFields, toDraftTexts, toFormValues } from './draftTexts';
import { createRules, emptyValues } from './rules';

interface ApplyFormOptions {
  job: Job;
  /** The documents saved in the student's profile; null when they did not load. */
  documents: readonly StudentDocument[] | null;
  /** The draft that the server has. */
  draft: DraftTexts | null;
  /** Newer texts that could not be saved because the session had ended. */
  unsaved: DraftTexts | null;
  onOutcome: (outcome: 'sent' | 'alreadyApplied') => void;
}

export type ApplyFormState = ReturnType<typeof useApplyForm>;

/** The form's fields, its submission with upload progress, and the draft that is saved while the student types. */
export function useApplyForm({ job, documents, draft, unsaved, onOutcome }: ApplyFormOptions) {
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const finish = (outcome: 'sent' | 'alreadyApplied') => {
    discard();
    onOutcome(outcome);
  };
  const { register, control, submit, subscribe, formState } = useEndpointForm(applyToJob, {
    rules: createRules(job),
    defaultValues: {
      ...emptyValues,
      ...chooseBeforehand(documents ?? [], job),
      // Not by itself where it may take the place of an older one.
      keep_documents: documents?.length === 0,
      ...toFormValues(draft),
    },
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
      if (code === 'already_applied') finish('alreadyApplied');
      return code === 'already_applied';
    },
  });
  const { state: draftState, discard } = useDraftAutosave<DraftTexts>({
    subject: `application ${job.id}`,
    unsaved,
    saveDraft: (texts, keepalive) => call(saveApplicationDraft, { params: { id: job.id }, body: texts, keepalive }),
    hasSavedDraft: draft !== null,
    subscribe: (listener) =>
      subscribe({
        name: draftFields,
        formState: { values: true },
        callback: ({ values }) => listener(toDraftTexts(values)),
      }),
  });
  const { field: resume } = useController({ control, name: 'resume' });
  const { field: internshipLetter } = useController({ control, name: 'internship_letter' });
  const { field: coverLetter } = useController({ control, name: 'cover_letter' });
  const attachments = [resume.value, internshipLetter.value];

  return {
    register,
    submit,
    errors: formState.errors,
    isSubmitting: formState.isSubmitting,
    resume,
    internshipLetter,
    coverLetter,
    draftState,
    attachments,
    // Drafts hold texts only: chosen files are lost when the page closes.
    hasFiles: attachments.some((document) => document instanceof File),
    fileProgress: uploadProgress === null ? [] : getFileProgress(uploadProgress, attachments),
  };
}

const pickAnswers = (job: Job, texts: Answers) =>
  Object.fromEntries(listQuestions(job).map(({ answerField }) => [answerField, texts[answerField]]));
