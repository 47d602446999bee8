import { call } from '@foothold/shared/api';
import { currentIdentity, setSessionIdentity } from '@foothold/shared/auth';
import { getHomePath } from '@foothold/shared/boot';
import { streamEvents, viewSession } from '@foothold/shared/contract';
import { useNavigate, useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds. */
const pollInterval = 15_000;

/**
 * Keeps the verification status current: reloads it on live events, on reconnect, when the window is focused, and every
 * 15 s. Returns a function that reloads it at once.
 */
export function useVerificationUpdates(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function refresh() {
    // A failed request is ignored; the next occasion tries again.
    const loaded = await call(viewSession).catch(() => null);
    const current = currentIdentity();
    if (!loaded || !current) return;
    setSessionIdentity(loaded);
    if (loaded.verified === 1) await navigate(getHomePath(loaded), { replace: true });
    else if (loaded.verification_status !== current.verification_status) await revalidate();
  }
  const onUpdate = useEffectEvent(refresh);

  useEffect(() => {
    const handleUpdate = () => void onUpdate();
    const events = new EventSource(`/api${streamEvents.path}`);
    const timer = setInterval(handleUpdate, pollInterval);
    events.addEventListener('open', handleUpdate);
    events.addEventListener('notification', handleUpdate);
    window.addEventListener('focus', handleUpdate);
    return () => {
      events.close();
      clearInterval(timer);
      window.removeEventListener('focus', handleUpdate);
    };
  }, []);

  return refresh;
}
