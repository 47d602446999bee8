import { useNavigate } from '@foothold/shared/router';
import { useEffect, useState } from 'react';

const delay = 2000;

/** Goes to another page after the time that it takes to read how things went. */
export function useLeave(to: string) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate(to), delay);
    return () => clearTimeout(timer);
  }, [leaving, navigate, to]);
  return { leaving, leave: () => setLeaving(true) };
}
