import { useEffect, useRef, useState } from 'react';
import { type DraftState, draftKeeper, type Texts } from './draftKeeper';

interface Watched {
  job_id: number;
  /** Whether a draft was there to begin with. */
  found: boolean;
  /** Calls back on every change of the texts. Returns how to stop that. */
  subscribe: (listener: (texts: Texts) => void) => () => void;
}

/** Keeps what is being written on the server, also when the tab is closed in the middle of a word. */
export function useDraft({ job_id, found, subscribe }: Watched) {
  const [state, setState] = useState<DraftState>({ kind: found ? 'saved' : 'untouched' });
  const keeper = useRef<ReturnType<typeof draftKeeper>>(null);
  const listen = useRef(subscribe);

  useEffect(() => {
    const kept = draftKeeper(job_id, setState);
    keeper.current = kept;
    const stop = listen.current(kept.changed);
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
  }, [job_id]);

  return { state, forget: () => keeper.current?.forget() };
}
