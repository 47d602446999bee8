import { queueEmail } from '../../email/emailTemplate';
import type { Context } from '../../platform/context';
import { transact } from '../../platform/db';
import type { Log } from '../../platform/http';
import { todayIn } from '../../platform/time/days';
import { toWallClock } from '../../platform/time/wallClock';
import { claimDigest } from './digests.queries';
import { replyDigestEmail } from './emails';

type Services = Pick<Context, 'db' | 'config'>;

const pollInterval = 5 * 60_000;
/** In the zone of the platform. */
const sendHour = 8;

/** Mails companies what they owe, once a day. Returns a function that stops it and waits for the run under way. */
export function scheduleReplyDigests(services: Services, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  const poll = () => {
    running = running
      .then(() => sendReplyDigests(services))
      .catch((cause: unknown) => log.warn({ err: cause }, 'reply digests could not be sent'));
  };
  poll();
  const timer = setInterval(poll, pollInterval).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/**
 * From eight o'clock on mails each company one list of the replies that it owes, on days on which one of them comes to half,
 * to four fifths or to the end of its days. Each is claimed and queued in one transaction, so that no second process and no
 * restart mails twice a day.
 */
export async function sendReplyDigests({ db, config }: Services, now = new Date()): Promise<void> {
  const zone = config.PLATFORM_TIME_ZONE;
  if (Number(toWallClock(now, zone).slice(11, 13)) < sendHour) return;
  const today = todayIn(zone, now);
  let org_id: number | undefined;
  do {
    org_id = await transact(db, async (tx) => {
      const claimed = await claimDigest(tx, today);
      if (claimed !== undefined) await queueEmail(tx, replyDigestEmail, { org_id: claimed, today });
      return claimed;
    });
  } while (org_id !== undefined);
}
