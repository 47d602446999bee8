import {
  countOne,
  followReading,
  followWaiting,
  type News,
  onNews,
  recount,
  waitingChanged,
} from '@foothold/shared/api';
import type { Notification } from '@foothold/shared/contract';
import { VisuallyHidden } from '@foothold/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Counts what the reader is told while they are anywhere in the dashboard, and says it politely. */
export function NewsWire({ reader, hasWork }: { reader: number; hasWork: boolean }) {
  const [latest, setLatest] = useState<Notification | null>(null);
  const hear = useEffectEvent((news: News) => {
    waitingChanged();
    if (!news) return void recount(reader);
    countOne();
    setLatest(news);
  });
  useEffect(() => onNews((news) => hear(news)), []);
  useEffect(() => followReading(reader), [reader]);
  useEffect(() => (hasWork ? followWaiting() : undefined), [hasWork]);

  return (
    <VisuallyHidden as="p" aria-live="polite">
      {/* A node of its own for each, so that the same words are read out again. */}
      {latest && <span key={latest.id}>{`New: ${latest.title}. ${latest.message}`}</span>}
    </VisuallyHidden>
  );
}
