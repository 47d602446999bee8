import { useEffect, useRef, useState } from 'react';
import { StillThere } from './StillThere';
import { type Watching, watch } from './watch';

/** Ends an admin's session on a page that nobody is at, after a word of warning. */
export function IdleGuard() {
  const watching = useRef<Watching>(null);
  const [endsAt, setEndsAt] = useState<number | null>(null);
  useEffect(() => {
    const begun = watch(setEndsAt);
    watching.current = begun;
    return begun.stop;
  }, []);

  return endsAt === null ? null : <StillThere endsAt={endsAt} onStay={async () => watching.current?.stay()} />;
}
