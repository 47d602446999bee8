import { ApiError } from '@foothold/shared/api';
import { currentIdentity, storeUnsavedInput } from '@foothold/shared/auth';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraftAutosave, type DraftState, type SaveFunction } from './draftAutosave';

interface DraftAutosaveOptions<T> {
  /** What it is a draft of. */
  subject: string;
  /** Whether a draft was there to begin with. */
  hasSavedDraft: boolean;
  /** What was written before the session ended, and is not saved yet. */
  unsaved?: T | null;
  /** Calls back on every change of the texts. Returns how to stop that. */
  subscribe: (listener: (written: T) => void) => () => void;
  saveDraft: SaveFunction<T>;
}

/** Keeps what is being written on the server, also when the tab is closed in the middle of a word. */
export function useDraftAutosave<T>({
  subject,
  hasSavedDraft,
  unsaved,
  subscribe,
  saveDraft,
}: DraftAutosaveOptions<T>) {
  const [state, setState] = useState<DraftState>({ kind: hasSavedDraft ? 'saved' : 'untouched' });
  const keeper = useRef<ReturnType<typeof createDraftAutosave<T>>>(null);
  const listen = useRef(subscribe);

  const [owner] = useState(() => currentIdentity()?.user_id ?? 0);
  const send = useEffectEvent(saveDraft);
  const begin = useEffectEvent((write: (written: T) => void) => unsaved && write(unsaved));

  useEffect(() => {
    const sendOrCarry: SaveFunction<T> = (written, keepalive) =>
      send(written, keepalive).catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.code === 'signed_out') storeUnsavedInput(owner, subject, written);
        throw cause;
      });
    const kept = createDraftAutosave<T>(sendOrCarry, setState);
    keeper.current = kept;
    const stop = listen.current(kept.changed);
    begin(kept.changed);
    // On a phone a page that is hidden may never be seen again, and is told of nothing else.
    const hidden = () => document.visibilityState === 'hidden' && kept.leave();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', kept.leave);
    window.addEventListener('online', kept.save);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', kept.leave);
      window.removeEventListener('online', kept.save);
      kept.leave();
      kept.forget();
    };
  }, [subject, owner]);

  return { state, forget: () => keeper.current?.forget(), save: () => void keeper.current?.save() };
}
