import { useEffect } from 'react';
import { markRead } from './unread';

/** Marks a list of notifications as read, up to the newest, once somebody looks at the page that shows it. */
export function useSeen(newest: { id: number; read_at: string | null } | undefined): void {
  const id = newest && !newest.read_at ? newest.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      void markRead(id);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [id]);
}
