import { clearSignupDraft, setSessionIdentity, takeReturnPath } from '@foothold/shared/auth';
import { getHomePath } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { useNavigate } from '@foothold/shared/router';
import { toast } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';

const delay = 1500;

/** An account has been opened: says so and leads to its start, unless the person goes somewhere else first. */
export function useRegistrationSuccess() {
  const navigate = useNavigate();
  const [identity, setIdentity] = useState<Identity | null>(null);

  useEffect(() => {
    if (!identity) return;
    const timer = setTimeout(() => navigate(getStartPath(identity), { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [identity, navigate]);

  const completeRegistration = (opened: Identity) => {
    setSessionIdentity(opened);
    clearSignupDraft();
    toast.success('Account created successfully!');
    setIdentity(opened);
  };
  return { welcome: completeRegistration, welcomed: identity !== null };
}

/** The job whose 'View & Apply' led to the sign-up, else the account's own start. A company waits first. */
function getStartPath(identity: Identity): string {
  const target = takeReturnPath();
  return target && identity.verified === 1 ? target : getHomePath(identity);
}
