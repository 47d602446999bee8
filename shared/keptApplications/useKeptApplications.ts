import { useIdentity } from '@foothold/shared/auth';
import { useEffect, useState } from 'react';
import { onAnnouncement } from './announcements';
import { type KeptApplication, listKeptApplications } from './store';

/** What the student has kept in this browser, the oldest first; nothing until it was read. */
export function useKeptApplications(): readonly KeptApplication[] {
  const user_id = useIdentity()?.user_id;
  const [kept, setKept] = useState<readonly KeptApplication[]>([]);
  useEffect(() => {
    if (user_id === undefined) return;
    let isCurrent = true;
    const load = async () => {
      // Some browsers refuse the storage to private windows, which keep nothing.
      const loaded = await listKeptApplications(user_id).catch(() => []);
      if (isCurrent) setKept(loaded);
    };
    void load();
    const stop = onAnnouncement(load);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [user_id]);
  return kept;
}
