import { call } from '@foothold/shared/api';
import { currentIdentity, signedIn } from '@foothold/shared/auth';
import { homeOf } from '@foothold/shared/boot';
import { liveEvents, session } from '@foothold/shared/contract';
import { useNavigate, useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent } from 'react';

const everySoOften = 15_000;

/**
 * Follows what the server says of this company: on any live event, a new connection, a look at this tab, and every 15 s.
 * Returns how to ask at once.
 */
export function useVerification(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function ask() {
    // A connection that failed says nothing of the company: the next occasion asks again.
    const told = await call(session).catch(() => null);
    const known = currentIdentity();
    if (!told || !known) return;
    signedIn(told);
    if (told.verified === 1) await navigate(homeOf(told), { replace: true });
    else if (told.verification_status !== known.verification_status) await revalidate();
  }
  const hear = useEffectEvent(ask);

  useEffect(() => {
    const news = () => void hear();
    const events = new EventSource(`/api${liveEvents.path}`);
    const timer = setInterval(news, everySoOften);
    events.addEventListener('open', news);
    events.addEventListener('notification', news);
    window.addEventListener('focus', news);
    return () => {
      events.close();
      clearInterval(timer);
      window.removeEventListener('focus', news);
    };
  }, []);

  return ask;
}
