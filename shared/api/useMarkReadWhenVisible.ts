import { useEffect } from 'react';
import { markReadUpTo } from './unreadCount';

/** Marks a list of notifications as read, up to the newest, once somebody looks at the page that shows it. */
export function useMarkReadWhenVisible(newest: { id: number; read_at: string | null } | undefined): void {
  const id = newest && !newest.read_at ? newest.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      void markReadUpTo(id);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [id]);
}
