import { call, generateKey } from '@foothold/shared/api';
import { type DraftReference, type SavedJobDraft, saveJobDraft } from '@foothold/shared/contract';
import { useDraftAutosave } from '@foothold/shared/drafts';
import { useState } from 'react';
import { type JobDraftFields, type JobFormState, toDraftFields } from './jobFormValues';

interface JobDraftOptions {
  form: Pick<JobFormState, 'subscribe'>;
  /** `new`, the id of an edited job, or null if nothing should be saved. */
  draftId: 'new' | number | null;
  savedDraft: SavedJobDraft | null;
  /** Input that could not be saved because the session had ended. */
  unsaved: JobDraftFields | null;
  /** Revision of the edited job. */
  revision?: () => number;
}

/** Saves the form as a draft on the server. `reference` is sent when the job is posted, which deletes the draft. */
export function useJobDraft({ form, draftId, savedDraft, unsaved, revision }: JobDraftOptions) {
  const [reference] = useState<DraftReference>(() => ({
    writer: generateKey(),
    seen: savedDraft?.updated_at ?? null,
  }));

  const { state, discard, saveNow } = useDraftAutosave<JobDraftFields>({
    subject: `job ${draftId}`,
    unsaved,
    hasSavedDraft: savedDraft !== null,
    subscribe: (listener) =>
      draftId === null
        ? () => {}
        : form.subscribe({ formState: { values: true }, callback: ({ values }) => listener(toDraftFields(values)) }),
    saveDraft: (fields, keepalive) => {
      const content = { ...fields, revision: revision?.() ?? null };
      return call(saveJobDraft, { params: { job: draftId ?? 'new' }, body: { ...reference, content }, keepalive });
    },
  });
  return { state, discard, saveNow, reference };
}
