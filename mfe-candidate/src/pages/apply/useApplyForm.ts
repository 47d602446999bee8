import { call } from '@foothold/shared/api';
import { applyToJob, type Job, type StudentDocument, saveApplicationDraft } from '@foothold/shared/contract';
import { useDraftAutosave } from '@foothold/shared/drafts';
import { useController, useEndpointForm } from '@foothold/shared/forms';
import type * as z from '@foothold/shared/schema';
import { useState } from 'react';
import { type Answers, listQuestions } from '../../applications/questions';
import { getCurrentUserId } from '../../student/currentUserId';
import { chooseBeforehand, getFileProgress, splitAttachments } from './attachment';
import { type DraftTexts, draftFields, toDraftTexts, toFormValues } from './draftTexts';
import { createRules, emptyValues } from './rules';
import { useFinishedAt, useKeeping } from './useKeeping';

/** How the form ended. `kept`: on this device, for want of a connection. */
export type Outcome = 'sent' | 'kept' | 'alreadyApplied';

interface ApplyFormOptions {
  job: Job;
  /** The documents saved in the student's profile; null when they did not load. */
  documents: readonly StudentDocument[] | null;
  /** The draft that the server has. */
  draft: DraftTexts | null;
  /** Newer texts that could not be saved because the session had ended. */
  unsaved: DraftTexts | null;
  onOutcome: (outcome: Outcome) => void;
}

export type ApplyFormState = ReturnType<typeof useApplyForm>;

/** The form's fields, its submission with upload progress, and the draft that is saved while the student types. */
export function useApplyForm({ job, documents, draft, unsaved, onOutcome }: ApplyFormOptions) {
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const getFinishedAt = useFinishedAt();
  const { keepFailure, keep } = useKeeping(job);
  const finish = (outcome: Outcome) => {
    discard();
    onOutcome(outcome);
    return true;
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
    send: (values, key) => ({
      ...toInput(job, values, getFinishedAt(key)),
      onProgress: setUploadProgress,
    }),
    onDone: () => void finish('sent'),
    onError: () => setUploadProgress(null),
    onUnmatchedError: async (error, sent) => {
      if (error.code === 'already_applied') return finish('alreadyApplied');
      return (await keep(error, sent)) && finish('kept');
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
    keepFailure,
    attachments,
    // Drafts hold texts only: chosen files are lost when the page closes.
    hasFiles: attachments.some((document) => document instanceof File),
    fileProgress: uploadProgress === null ? [] : getFileProgress(uploadProgress, attachments),
  };
}

const pickAnswers = (job: Job, texts: Answers) =>
  Object.fromEntries(listQuestions(job).map(({ answerField }) => [answerField, texts[answerField]]));

type Values = z.output<ReturnType<typeof createRules>>;

function toInput(
  job: Job,
  { resume, internship_letter, cover_letter, keep_documents, ...answers }: Values,
  finished_at: string,
) {
  const { files, documentIds } = splitAttachments({ resume, internship_letter });
  // The server refuses it from another account that this browser may have been logged in to since.
  const owner = { job_id: job.id, org_id: job.org_id, user_id: getCurrentUserId() };
  const texts = { cover_letter, ...pickAnswers(job, answers) };
  return { body: { ...owner, finished_at, ...documentIds, keep_documents, ...texts }, files };
}
