import { call, getErrorMessage } from '@foothold/shared/api';
import { type Job, saveJob, unsaveJob } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

export interface SavedState {
  isSaved: boolean;
  toggle: () => void;
}

/**
 * Whether a job is kept, as its reader last wished. Wishes are told to the server one after the other, so that the last
 * one holds; one that fails is taken back.
 */
export function useSavedJob({ id, saved }: Pick<Job, 'id' | 'saved'>): SavedState {
  const [isWanted, setWanted] = useState(saved === true);
  const [loadedSaved, setLoadedSaved] = useState(saved);
  const request = useRef({ confirmed: saved === true, wanted: saved === true, isSending: false });

  // Fresh from the server: a saying of elsewhere, another tab or the job's own page.
  if (loadedSaved !== saved) {
    setLoadedSaved(saved);
    setWanted(saved === true);
  }

  const toggle = async () => {
    const now = request.current;
    now.wanted = !isWanted;
    setWanted(now.wanted);
    if (now.isSending) return;
    now.isSending = true;
    now.confirmed = isWanted;
    try {
      while (now.confirmed !== now.wanted) now.confirmed = await sendSaved(id, now.wanted);
    } catch (cause) {
      setWanted(now.confirmed);
      toast.error(getErrorMessage(cause));
    } finally {
      now.isSending = false;
    }
  };
  return { isSaved: isWanted, toggle };
}

async function sendSaved(id: number, wish: boolean): Promise<boolean> {
  const { saved } = await call(wish ? saveJob : unsaveJob, { params: { id: String(id) } });
  return saved;
}
