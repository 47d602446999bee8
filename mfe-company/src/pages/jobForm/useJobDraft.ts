import { call } from '@foothold/shared/api';
import { type DraftReference, type SavedJobDraft, saveJobDraft } from '@foothold/shared/contract';
import { useDraftAutosave } from '@foothold/shared/drafts';
import { generateKey } from '@foothold/shared/forms';
import { useState } from 'react';
import { type JobDraftFields, type JobFormState, toDraftFields } from './jobFormValues';

interface JobDraftOptions {
  form: Pick<JobFormState, 'subscribe'>;
  /** A new job, one that is changed, or null where nothing is to be kept. */
  draftId: 'new' | number | null;
  savedDraft: SavedJobDraft | null;
  /** What the end of a session has kept from being saved. */
  unsaved: JobDraftFields | null;
  /** Of the job that is changed. */
  revision?: () => number;
}

/** Keeps a job on the server while it is written. `ticket` is what its posting says, so that the draft goes with it. */
export function useJobDraft({ form, draftId, savedDraft, unsaved, revision }: JobDraftOptions) {
  const [draftVersion] = useState<DraftReference>(() => ({
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
    saveDraft: (written, keepalive) => {
      const content = { ...written, revision: revision?.() ?? null };
      return call(saveJobDraft, { params: { job: draftId ?? 'new' }, body: { ...draftVersion, content }, keepalive });
    },
  });
  return { state, discard, saveNow, ticket: draftVersion };
}
