import { call, setPassiveCheck } from '@foothold/shared/api';
import { viewSessionTimeLeft } from '@foothold/shared/contract/admin';

const second = 1000;
const minute = 60 * second;
/** What the server lets pass before it ends an admin's session. Its own answers are what counts. */
const sessionTimeout = 30 * minute;
/** So long before the end it is warned. */
const warningPeriod = 2 * minute;
/** A server that hears of somebody once a minute knows enough. */
const minReportInterval = minute;
const checkInterval = 5 * second;

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface IdleWatcher {
  /** Somebody says that they are there. Rejects where the server does not hear of it. */
  extend(): Promise<void>;
  stop(): void;
}

/** When the session ends, in milliseconds of this machine's clock, while that is near; else null. */
type OnChange = (endsAt: number | null) => void;

/**
 * Watches whether anybody is at this page. Who is there keeps the session going, by this tab or another; who is not is
 * warned. When its time has come the server says so, which leads to the login.
 */
export function startIdleWatcher(onChange: OnChange): IdleWatcher {
  let [lastActivityAt, lastReportAt, endsAt] = [Date.now(), Date.now(), Date.now() + sessionTimeout];
  let isWarned = false;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('foothold-presence');

  // Moving past a warning is not yet an answer to it.
  const recordActivity = () => {
    if (!isWarned) lastActivityAt = Date.now();
  };
  const updateEnd = (until: number) => {
    endsAt = until;
    isWarned = endsAt - Date.now() <= warningPeriod;
    onChange(isWarned ? endsAt : null);
  };
  const loadPresence = async () => {
    const { seconds_left } = await call(viewSessionTimeLeft);
    updateEnd(Date.now() + seconds_left * second);
  };
  const reportPresence = async () => {
    lastActivityAt = lastReportAt = Date.now();
    const before = isWarned;
    isWarned = false;
    try {
      await loadPresence();
    } catch (cause) {
      isWarned = before;
      throw cause;
    }
    channel?.postMessage(endsAt);
  };
  const check = () => {
    const now = Date.now();
    const work =
      endsAt - now <= (isWarned ? 0 : warningPeriod)
        ? loadPresence
        : lastActivityAt > lastReportAt && now - lastReportAt >= minReportInterval
          ? reportPresence
          : undefined;
    // Without the network nothing can be said; the next look tries again.
    work?.().catch(() => undefined);
  };

  setPassiveCheck(() => isWarned || Date.now() - lastActivityAt > minReportInterval);
  for (const eventName of activityEvents) window.addEventListener(eventName, recordActivity, { passive: true });
  document.addEventListener('visibilitychange', check);
  channel?.addEventListener('message', ({ data }) => {
    lastReportAt = Date.now();
    if (data > endsAt) updateEnd(data);
  });
  const timer = setInterval(check, checkInterval);
  return {
    extend: reportPresence,
    stop: () => {
      clearInterval(timer);
      channel?.close();
      document.removeEventListener('visibilitychange', check);
      for (const sign of activityEvents) window.removeEventListener(sign, recordActivity);
      setPassiveCheck(() => false);
    },
  };
}
