import { ApiError } from '@foothold/shared/api';
import { currentIdentity, onSessionChange, storeUnsavedInput } from '@foothold/shared/auth';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraftAutosave, type DraftState, type SaveFunction } from './draftAutosave';

interface DraftAutosaveOptions<T> {
  /** What the draft is of, such as 'job new'. */
  subject: string;
  /** Whether the server already has a draft. */
  hasSavedDraft: boolean;
  /** Input from before the session ended, which is saved first. */
  unsaved?: T | null;
  /** Calls `listener` with every change of the form. Returns an unsubscribe function. */
  subscribe: (listener: (draft: T) => void) => () => void;
  saveDraft: SaveFunction<T>;
}

/** Saves a form as a draft while it is being filled in, also when the tab is closed before the next pause. */
export function useDraftAutosave<T>({
  subject,
  hasSavedDraft,
  unsaved,
  subscribe,
  saveDraft,
}: DraftAutosaveOptions<T>) {
  const [state, setState] = useState<DraftState>({ kind: hasSavedDraft ? 'saved' : 'untouched' });
  const autosave = useRef<ReturnType<typeof createDraftAutosave<T>>>(null);
  const subscribeToForm = useRef(subscribe);
  const [owner] = useState(() => currentIdentity()?.user_id ?? 0);
  const send = useEffectEvent(saveDraft);
  const saveUnsaved = useEffectEvent((schedule: (draft: T) => void) => unsaved && schedule(unsaved));

  useEffect(() => {
    const sendOrStore: SaveFunction<T> = (draft, keepalive) =>
      send(draft, keepalive).catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.code === 'signed_out') storeUnsavedInput(owner, subject, draft);
        throw cause;
      });
    const current = createDraftAutosave<T>(sendOrStore, setState);
    autosave.current = current;
    const unsubscribe = subscribeToForm.current(current.scheduleSave);
    saveUnsaved(current.scheduleSave);
    // The stream of events may say it: a request that is sent now outlives the page that would hear of its refusal.
    let hasExpired = false;
    const storePending = () => {
      const draft = current.getPending();
      if (hasExpired && draft) storeUnsavedInput(owner, subject, draft);
    };
    const stopWatching = onSessionChange((identity, endReason) => {
      hasExpired = !identity && endReason === 'expired';
      storePending();
    });
    const handlePageHide = () => {
      storePending();
      current.flush();
    };
    // A phone may close a hidden page without any further event.
    const handleVisibilityChange = () => document.visibilityState === 'hidden' && current.flush();
    document.addEventListener('visibilitychange', handleVisibilityChange);
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('online', current.saveNow);
    return () => {
      unsubscribe();
      stopWatching();
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('online', current.saveNow);
      current.flush();
      current.discard();
    };
  }, [subject, owner]);

  return {
    state,
    discard: () => autosave.current?.discard(),
    saveNow: () => void autosave.current?.saveNow(),
  };
}
