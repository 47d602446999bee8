import { ApiError, call } from '@foothold/shared/api';
import { signedIn, useIdentity } from '@foothold/shared/auth';
import { homeOf, whoIs } from '@foothold/shared/boot';
import { liveEvents, session } from '@foothold/shared/contract';
import { useNavigate } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';

const everySoOften = 15_000;

/** Follows what the server says of this company: on any live event, a new connection, a look at this tab, and every 15 s. */
export function useVerification(): { refused: boolean; reason: string | null } {
  const identity = useIdentity();
  const navigate = useNavigate();
  const [turnedAway, setTurnedAway] = useState<ApiError | null>(null);

  const ask = useEffectEvent(async () => {
    try {
      const told = await call(session);
      signedIn(told);
      if (whoIs(told) !== 'pending') await navigate(homeOf(told), { replace: true });
    } catch (cause) {
      // Anything but a refusal is a connection that failed: the next occasion asks again.
      if (cause instanceof ApiError && cause.code === 'organization_rejected') setTurnedAway(cause);
    }
  });

  useEffect(() => {
    const news = () => void ask();
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

  return {
    refused: turnedAway !== null || identity?.verification_status === 'rejected',
    reason: turnedAway?.reason ?? identity?.reason ?? null,
  };
}
