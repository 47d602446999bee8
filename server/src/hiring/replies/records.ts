import type { Context } from '../../platform/context';
import { todayIn } from '../../platform/time/days';
import { listOrganizationIds, writeRecords } from './records.queries';

type Services = Pick<Context, 'db' | 'config'>;

const batchSize = 200;

/** Writes the records of a day the first time that it is called on it. */
export function createReplyRecordWriter(services: Services): () => Promise<void> {
  let writtenFor: string | undefined;
  return async () => {
    const today = todayIn(services.config.PLATFORM_TIME_ZONE);
    if (today === writtenFor) return;
    await writeReplyRecords(services);
    writtenFor = today;
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
