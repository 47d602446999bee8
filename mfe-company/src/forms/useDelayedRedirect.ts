import { useNavigate } from '@foothold/shared/router';
import { useEffect, useState } from 'react';

const delay = 2000;

/** Goes to another page after the time that it takes to read how things went. */
export function useDelayedRedirect(to: string) {
  const navigate = useNavigate();
  const [isRedirecting, setRedirecting] = useState(false);

  useEffect(() => {
    if (!isRedirecting) return;
    const timer = setTimeout(() => void navigate(to), delay);
    return () => clearTimeout(timer);
  }, [isRedirecting, navigate, to]);
  return { leaving: isRedirecting, redirect: () => setRedirecting(true) };
}
