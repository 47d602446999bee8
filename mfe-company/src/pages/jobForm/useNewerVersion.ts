import { call, getErrorMessage } from '@foothold/shared/api';
import { type Output, type SavedJobDraft, viewOwnJob } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

/** A job of the company's own as it stands. */
export type StoredJob = Output<typeof viewOwnJob>;

/** Which state of the job the form was filled in over, and the newer one, where somebody has saved one meanwhile. */
export function useNewerVersion(stored: StoredJob, draft: SavedJobDraft | null) {
  const initialRevision = draft?.content.revision ?? stored.revision;
  const seen = useRef(initialRevision);
  const [found, setFound] = useState<StoredJob | null>(initialRevision === stored.revision ? null : stored);

  return {
    found,
    /** The revision that the form knows of. */
    seen: () => seen.current,
    find: () =>
      void call(viewOwnJob, { params: { id: stored.job.id } }).then(setFound, (cause: unknown) =>
        toast.error(getErrorMessage(cause)),
      ),
    /** What is saved from now on is written over the newer one, knowingly. */
    accept() {
      if (found) seen.current = found.revision;
      setFound(null);
    },
  };
}
