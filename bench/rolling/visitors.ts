import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../server/demo/random';
import { studentDetails } from '../faults/market';
import type { Pace } from './pace';

/** Browsers that read: pages, lists, and streams of events that they open again when one ends. */
export interface Visitors {
  /** What was not answered as it should, in words. */
  failures: string[];
  streamsOpened(): number;
  stop(): Promise<void>;
}

const addresses = ['/', '/jobs', '/api/jobs', '/api/jobs?q=nurse', '/api/openapi.json', '/feed.xml'];
const readers = 6;
const streams = 4;
/** Milliseconds after which a browser opens a stream again that has ended. */
const reopenAfter = 200;

export async function startVisitors(origin: string, random: Random, pace: Pace): Promise<Visitors> {
  const failures: string[] = [];
  const stopping = new AbortController();
  let opened = 0;
  const token = await register(origin);

  const read = async () => {
    while (!stopping.signal.aborted) {
      await pace.mayPass();
      const address = random.pick(addresses);
      await fetch(`${origin}${address}`).then(
        async (response) => {
          await response.arrayBuffer();
          if (!response.ok) failures.push(`GET ${address}: ${response.status}`);
        },
        (cause: Error) => failures.push(`GET ${address}: ${cause.cause ?? cause.message}`),
      );
    }
  };
  const listen = async () => {
    while (!stopping.signal.aborted) {
      try {
        const headers = { authorization: `Bearer ${token}` };
        const response = await fetch(`${origin}/api/events`, { headers, signal: stopping.signal });
        if (!response.ok) failures.push(`the stream of events: ${response.status}`);
        opened += 1;
        for await (const _ of response.body ?? []) if (stopping.signal.aborted) return;
      } catch (cause) {
        // A stream may break off; opening one may not fail.
        if (!stopping.signal.aborted && !(cause instanceof TypeError && cause.message === 'terminated'))
          failures.push(`the stream of events: ${cause}`);
      }
      await pause(reopenAfter);
    }
  };
  const running = [...Array.from({ length: readers }, read), ...Array.from({ length: streams }, listen)];
  return {
    failures,
    streamsOpened: () => opened,
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function register(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ role: 'student', full_name: 'Ada Obi', ...studentDetails },
      ...{ email: 'listener@example.ng', password: 'a-quiet-harbour-7' },
    }),
  });
  return ((await response.json()) as { token: string }).token;
}
