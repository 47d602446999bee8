import { clearDraft, signedIn, takeTarget } from '@foothold/shared/auth';
import { homeOf } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { useNavigate } from '@foothold/shared/router';
import { toast } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';

const delay = 1500;

/** An account has been opened: says so and leads to its start, unless the person goes somewhere else first. */
export function useWelcome() {
  const navigate = useNavigate();
  const [identity, setIdentity] = useState<Identity | null>(null);

  useEffect(() => {
    if (!identity) return;
    const timer = setTimeout(() => navigate(startOf(identity), { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [identity, navigate]);

  const welcome = (opened: Identity) => {
    signedIn(opened);
    clearDraft();
    toast.success('Account created successfully!');
    setIdentity(opened);
  };
  return { welcome, welcomed: identity !== null };
}

/** The job whose 'View & Apply' led to the sign-up, else the account's own start. A company waits first. */
function startOf(identity: Identity): string {
  const target = takeTarget();
  return target && identity.verified === 1 ? target : homeOf(identity);
}
