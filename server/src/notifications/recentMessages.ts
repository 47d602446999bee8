/** Milliseconds for which messages are kept. */
const retention = 120_000;
/** Milliseconds by which a page's request for its data may have been faster than the one for its stream. */
const margin = 10_000;

/**
 * What the pages of each user were told lately, for a page that opens its stream after it has loaded its data. `now` is a
 * clock in milliseconds.
 */
export function createRecentMessages(now = () => performance.now()) {
  const byUser = new Map<number, { at: number; message: string }[]>();
  let knownSince = Number.POSITIVE_INFINITY;
  const isRecent = ({ at }: { at: number }) => at > now() - retention;

  return {
    /** Begins anew, when nothing is known of the time before. */
    begin() {
      byUser.clear();
      knownSince = now();
    },
    add(user_id: number, message: string) {
      const kept = (byUser.get(user_id) ?? []).filter((one) => one.message !== message && isRecent(one));
      // Whoever was told last is last.
      byUser.delete(user_id);
      byUser.set(user_id, [...kept, { at: now(), message }]);
      for (const [id, messages] of byUser) {
        if (messages.some(isRecent)) break;
        byUser.delete(id);
      }
    },
    /** The messages of the last `elapsed` milliseconds, each once; null where they are not known. */
    list(user_id: number, elapsed: number): string[] | null {
      const since = now() - elapsed - margin;
      if (since < knownSince || elapsed + margin > retention) return null;
      return (byUser.get(user_id) ?? []).filter(({ at }) => at >= since).map(({ message }) => message);
    },
  };
}

export type RecentMessages = ReturnType<typeof createRecentMessages>;
