import type { ReleaseRecord } from '@foothold/shared/boot';
import { liveRegistry } from '../../releases/live';
import { liveDocument } from '../../site/liveDocument';
import { UsageError } from '../command';
import type { Kept } from './keepServer';

/** A server elsewhere, whose documents name live apps instead of its own, for this browser alone. */
export function elsewhere(url: string): Kept & { document: (html: string, pathname: string) => string } {
  if (!URL.canParse(url)) throw new UsageError('FOOTHOLD_URL must look like https://jobs.example.ng');
  const { origin } = new URL(url);
  const records = new Map<string, ReleaseRecord>();
  const registry = liveRegistry(() => [...records.values()]);
  return {
    ready: async () => origin,
    tell: (record) => void records.set(record.app, record),
    stop: async () => {},
    document: (html, pathname) => liveDocument(html, pathname, registry.liveFor()),
  };
}
