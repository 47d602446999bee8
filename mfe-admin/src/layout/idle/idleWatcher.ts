import { call, setPassiveCheck } from '@foothold/shared/api';
import { viewSessionTimeLeft } from '@foothold/shared/contract/admin';

const second = 1000;
const minute = 60 * second;
/** How long the server keeps an idle admin's session. Only a first estimate: its responses say how much is left. */
const sessionTimeout = 30 * minute;
/** How long before the end the warning appears. */
const warningPeriod = 2 * minute;
/** Activity is reported to the server at most this often. */
const minReportInterval = minute;
const checkInterval = 5 * second;

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface IdleWatcher {
  /** Extends the session. Rejects when the server cannot be reached. */
  extend(): Promise<void>;
  stop(): void;
}

/** Receives the end of the session in milliseconds since the epoch (this machine's clock) while the warning is due, else null. */
type OnChange = (endsAt: number | null) => void;

/**
 * Tracks activity on this page. Activity here or in another tab keeps the session alive; without any, a warning is due
 * shortly before the end. The end itself is the server's decision: the next call is refused, which opens the login.
 */
export function startIdleWatcher(onChange: OnChange): IdleWatcher {
  let [lastActivityAt, lastReportAt, endsAt] = [Date.now(), Date.now(), Date.now() + sessionTimeout];
  let isWarned = false;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('foothold-presence');

  // While the warning is shown only its button extends the session, not a mouse movement.
  const recordActivity = () => {
    if (!isWarned) lastActivityAt = Date.now();
  };
  const updateEnd = (newEnd: number) => {
    endsAt = newEnd;
    isWarned = endsAt - Date.now() <= warningPeriod;
    onChange(isWarned ? endsAt : null);
  };
  const loadTimeLeft = async () => {
    const { seconds_left } = await call(viewSessionTimeLeft);
    updateEnd(Date.now() + seconds_left * second);
  };
  const reportActivity = async () => {
    lastActivityAt = lastReportAt = Date.now();
    const wasWarned = isWarned;
    isWarned = false;
    try {
      await loadTimeLeft();
    } catch (cause) {
      isWarned = wasWarned;
      throw cause;
    }
    channel?.postMessage(endsAt);
  };
  const check = () => {
    const now = Date.now();
    const request =
      endsAt - now <= (isWarned ? 0 : warningPeriod)
        ? loadTimeLeft
        : lastActivityAt > lastReportAt && now - lastReportAt >= minReportInterval
          ? reportActivity
          : undefined;
    // Offline: the next check tries again.
    request?.().catch(() => undefined);
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
    extend: reportActivity,
    stop: () => {
      clearInterval(timer);
      channel?.close();
      document.removeEventListener('visibilitychange', check);
      for (const eventName of activityEvents) window.removeEventListener(eventName, recordActivity);
      setPassiveCheck(() => false);
    },
  };
}
