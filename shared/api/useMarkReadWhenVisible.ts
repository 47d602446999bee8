import { useEffect } from 'react';
import { markReadUpTo } from './unreadCount';

/** Marks notifications as read, up to the newest, as soon as the page that shows them is visible. */
export function useMarkReadWhenVisible(newest: { id: number; read_at: string | null } | undefined): void {
  const id = newest && !newest.read_at ? newest.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    const markWhenVisible = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', markWhenVisible);
      void markReadUpTo(id);
    };
    document.addEventListener('visibilitychange', markWhenVisible);
    markWhenVisible();
    return () => document.removeEventListener('visibilitychange', markWhenVisible);
  }, [id]);
}
