import { useNavigate } from '@foothold/shared/router';
import { useEffect, useState } from 'react';

const delayMs = 2000;

/** Navigates after two seconds, so that the success message can be read first. */
export function useDelayedRedirect(to: string) {
  const navigate = useNavigate();
  const [isRedirecting, setRedirecting] = useState(false);

  useEffect(() => {
    if (!isRedirecting) return;
    const timer = setTimeout(() => void navigate(to), delayMs);
    return () => clearTimeout(timer);
  }, [isRedirecting, navigate, to]);
  return { isRedirecting, redirect: () => setRedirecting(true) };
}
