import type { Context } from '../../platform/context';
import type { Log } from '../../platform/http';
import { todayIn } from '../../platform/time/days';
import { listOrganizationIds, writeRecords } from './records.queries';

type Services = Pick<Context, 'db' | 'config'>;

const pollInterval = 5 * 60_000;
const batchSize = 200;

/** Writes the records of replies soon after each day begins. Returns a function that stops it and waits for the run under way. */
export function scheduleReplyRecords(services: Services, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  let writtenFor: string | undefined;
  const poll = () => {
    const today = todayIn(services.config.PLATFORM_TIME_ZONE);
    if (today === writtenFor) return;
    running = running
      .then(() => writeReplyRecords(services))
      .then(() => {
        writtenFor = today;
      })
      .catch((cause: unknown) => log.warn({ err: cause }, 'reply records could not be written'));
  };
  poll();
  const timer = setInterval(poll, pollInterval).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/**
 * Writes each company's record as of today, a batch at a time. A record is a function of the days before, so it does not
 * matter how many processes write it or how often; one that goes on after another was killed skips what is written.
 */
export async function writeReplyRecords({ db, config }: Services, now = new Date()): Promise<void> {
  const zone = config.PLATFORM_TIME_ZONE;
  const today = todayIn(zone, now);
  let ids = await listOrganizationIds(db, 0, batchSize);
  while (ids.length > 0) {
    await writeRecords(db, ids, { today, zone });
    ids = await listOrganizationIds(db, Math.max(...ids), batchSize);
  }
}
