import { call, setPassiveCheck } from '@foothold/shared/api';
import { viewSessionTimeLeft } from '@foothold/shared/contract/admin';

const second = 1000;
const minute = 60 * second;
/** What the server lets pass before it ends an admin's session. Its own answers are what counts. */
const patience = 30 * minute;
/** So long before the end it is warned. */
const warning = 2 * minute;
/** A server that hears of somebody once a minute knows enough. */
const apart = minute;
const lookEvery = 5 * second;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface Watching {
  /** Somebody says that they are there. Rejects where the server does not hear of it. */
  stay(): Promise<void>;
  stop(): void;
}

/** When the session ends, in milliseconds of this machine's clock, while that is near; else null. */
type OnChange = (endsAt: number | null) => void;

/**
 * Watches whether anybody is at this page. Who is there keeps the session going, by this tab or another; who is not is
 * warned. When its time has come the server says so, which leads to the login.
 */
export function watch(onChange: OnChange): Watching {
  let [seen, told, endsAt] = [Date.now(), Date.now(), Date.now() + patience];
  let warned = false;
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('foothold-presence');

  // Moving past a warning is not yet an answer to it.
  const see = () => {
    if (!warned) seen = Date.now();
  };
  const goOn = (until: number) => {
    endsAt = until;
    warned = endsAt - Date.now() <= warning;
    onChange(warned ? endsAt : null);
  };
  const ask = async () => {
    const { seconds_left } = await call(viewSessionTimeLeft);
    goOn(Date.now() + seconds_left * second);
  };
  const tell = async () => {
    seen = told = Date.now();
    const before = warned;
    warned = false;
    try {
      await ask();
    } catch (cause) {
      warned = before;
      throw cause;
    }
    others?.postMessage(endsAt);
  };
  const look = () => {
    const now = Date.now();
    const work = endsAt - now <= (warned ? 0 : warning) ? ask : seen > told && now - told >= apart ? tell : undefined;
    // Without the network nothing can be said; the next look tries again.
    work?.().catch(() => undefined);
  };

  setPassiveCheck(() => warned || Date.now() - seen > apart);
  for (const sign of signs) window.addEventListener(sign, see, { passive: true });
  document.addEventListener('visibilitychange', look);
  others?.addEventListener('message', ({ data }) => {
    told = Date.now();
    if (data > endsAt) goOn(data);
  });
  const timer = setInterval(look, lookEvery);
  return {
    stay: tell,
    stop: () => {
      clearInterval(timer);
      others?.close();
      document.removeEventListener('visibilitychange', look);
      for (const sign of signs) window.removeEventListener(sign, see);
      setPassiveCheck(() => false);
    },
  };
}
