import { clearSignupDraft, setSessionIdentity, takeReturnPath } from '@foothold/shared/auth';
import { getHomePath } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { useNavigate } from '@foothold/shared/router';
import { toast } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import { clearTypedValues } from './typedValues';

/** Milliseconds: long enough to read the confirmation. */
const redirectDelay = 1500;

/** After a registration: confirms it and redirects to the account's start, unless the user navigates first. */
export function useRegistrationSuccess() {
  const navigate = useNavigate();
  const [identity, setIdentity] = useState<Identity | null>(null);

  useEffect(() => {
    if (!identity) return;
    const timer = setTimeout(() => navigate(getStartPath(identity), { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [identity, navigate]);

  const completeRegistration = (newIdentity: Identity) => {
    setSessionIdentity(newIdentity);
    clearSignupDraft();
    clearTypedValues();
    toast.success('Account created successfully!');
    setIdentity(newIdentity);
  };
  return { completeRegistration, isRegistered: identity !== null };
}

/** The job whose 'View & Apply' led to the sign-up, else the home page. An unverified company always goes home. */
function getStartPath(identity: Identity): string {
  const returnPath = takeReturnPath();
  return returnPath && identity.verified === 1 ? returnPath : getHomePath(identity);
}
