import { useEffect, useRef, useState } from 'react';
import { IdleDialog } from './IdleDialog';
import { type IdleWatcher, startIdleWatcher } from './idleWatcher';

/** Shows a warning before the server ends the session of an idle admin. */
export function IdleGuard() {
  const watcher = useRef<IdleWatcher>(null);
  const [endsAt, setEndsAt] = useState<number | null>(null);
  useEffect(() => {
    const startedWatcher = startIdleWatcher(setEndsAt);
    watcher.current = startedWatcher;
    return startedWatcher.stop;
  }, []);

  return endsAt === null ? null : <IdleDialog endsAt={endsAt} onExtend={async () => watcher.current?.extend()} />;
}
