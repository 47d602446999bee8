import { setTimeout as pause } from 'node:timers/promises';

/** Lets requests pass at a rate, evenly spread. */
export interface Pace {
  /** Resolves when a request may be sent. */
  mayPass(): Promise<void>;
  /** How many have passed. */
  passed(): number;
  /** Requests per second; unlimited before. */
  limit(rate: number): void;
}

/** Milliseconds. */
const maxBehind = 10_000;

export function createPace(): Pace {
  let [count, interval, next] = [0, 0, 0];
  return {
    passed: () => count,
    limit: (rate) => (interval = 1000 / rate),
    async mayPass() {
      const now = performance.now();
      // What could not be sent in time is made up for, but not at once after a long halt.
      next = Math.max(next + interval, now - maxBehind);
      if (next > now) await pause(next - now);
      count += 1;
    },
  };
}
