import { call } from '@foothold/shared/api';
import { saveJobDraft, type UnpostedJob, type WrittenDraft } from '@foothold/shared/contract';
import { useDraft } from '@foothold/shared/drafts';
import { randomKey } from '@foothold/shared/forms';
import { useState } from 'react';
import { type JobFormState, type Written, writtenIn } from './values';

interface Drafted {
  form: Pick<JobFormState, 'subscribe'>;
  /** A new job, one that is changed, or null where nothing is to be kept. */
  of: 'new' | number | null;
  found: UnpostedJob | null;
  /** What the end of a session has kept from being saved. */
  unsaved: Written | null;
  /** Of the job that is changed. */
  revision?: () => number;
}

/** Keeps a job on the server while it is written. `ticket` is what its posting says, so that the draft goes with it. */
export function useJobDraft({ form, of, found, unsaved, revision }: Drafted) {
  const [ticket] = useState<WrittenDraft>(() => ({ writer: randomKey(), seen: found?.updated_at ?? null }));

  const { state, forget, save } = useDraft<Written>({
    of: `job ${of}`,
    unsaved,
    found: found !== null,
    subscribe: (listener) =>
      of === null
        ? () => {}
        : form.subscribe({ formState: { values: true }, callback: ({ values }) => listener(writtenIn(values)) }),
    put: (written, keepalive) => {
      const content = { ...written, revision: revision?.() ?? null };
      return call(saveJobDraft, { params: { job: of ?? 'new' }, body: { ...ticket, content }, keepalive });
    },
  });
  return { state, forget, save, ticket };
}
