import { call, getErrorMessage } from '@foothold/shared/api';
import { type Job, saveJob, unsaveJob } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

export interface SavedState {
  isSaved: boolean;
  toggle: () => void;
}

/**
 * Whether a job is saved, updated optimistically. Only one request runs at a time and the latest state is sent when it is
 * done, so that the server ends in the state that the student sees. A failure restores the last confirmed state.
 */
export function useSavedJob({ id, saved }: Pick<Job, 'id' | 'saved'>): SavedState {
  const [isWanted, setWanted] = useState(saved === true);
  const [loadedSaved, setLoadedSaved] = useState(saved);
  const request = useRef({ confirmed: saved === true, wanted: saved === true, isSending: false });

  // The loader ran again, and the job was saved elsewhere: in another tab, or on the job's own page.
  if (loadedSaved !== saved) {
    setLoadedSaved(saved);
    setWanted(saved === true);
  }

  const toggle = async () => {
    const sync = request.current;
    sync.wanted = !isWanted;
    setWanted(sync.wanted);
    if (sync.isSending) return;
    sync.isSending = true;
    sync.confirmed = isWanted;
    try {
      while (sync.confirmed !== sync.wanted) sync.confirmed = await sendSaved(id, sync.wanted);
    } catch (cause) {
      setWanted(sync.confirmed);
      toast.error(getErrorMessage(cause));
    } finally {
      sync.isSending = false;
    }
  };
  return { isSaved: isWanted, toggle };
}

async function sendSaved(id: number, isSaved: boolean): Promise<boolean> {
  const { saved } = await call(isSaved ? saveJob : unsaveJob, { params: { id: String(id) } });
  return saved;
}
