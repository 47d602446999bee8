import type { ReleaseRecord } from '@foothold/shared/boot';
import { UsageError } from '../command';
import { createDevDocument } from './devDocument';
import { createDevRegistry } from './devRegistry';
import type { DevServer } from './serverProcess';

/** A remote server, in whose documents the apps in development replace its own. */
export function connectToRemoteServer(
  url: string,
): DevServer & { document: (html: string, pathname: string) => string } {
  if (!URL.canParse(url)) throw new UsageError('FOOTHOLD_URL must look like https://jobs.example.ng');
  const { origin } = new URL(url);
  const records = new Map<string, ReleaseRecord>();
  const registry = createDevRegistry(() => [...records.values()]);
  return {
    ready: async () => origin,
    updateRecord: (record) => void records.set(record.app, record),
    stop: async () => {},
    document: (html, pathname) => createDevDocument(html, pathname, registry.liveFor()),
  };
}
