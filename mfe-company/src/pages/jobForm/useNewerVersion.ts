import { call, getErrorMessage } from '@foothold/shared/api';
import { type Output, type SavedJobDraft, viewOwnJob } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

export type StoredJob = Output<typeof viewOwnJob>;

/** The revision on which the form is based, and the newer version if the job was saved elsewhere meanwhile. */
export function useNewerVersion(stored: StoredJob, draft: SavedJobDraft | null) {
  const initialRevision = draft?.content.revision ?? stored.revision;
  const seen = useRef(initialRevision);
  const [found, setFound] = useState<StoredJob | null>(initialRevision === stored.revision ? null : stored);

  return {
    found,
    /** The revision on which the form is based. */
    seen: () => seen.current,
    find: () =>
      void call(viewOwnJob, { params: { id: stored.job.id } }).then(setFound, (cause: unknown) =>
        toast.error(getErrorMessage(cause)),
      ),
    /** From now on, saving overwrites the newer version. */
    accept() {
      if (found) seen.current = found.revision;
      setFound(null);
    },
  };
}
