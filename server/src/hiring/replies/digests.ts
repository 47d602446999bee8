import { queueEmail } from '../../email/emailTemplate';
import type { Context } from '../../platform/context';
import { transact } from '../../platform/db';
import { todayIn } from '../../platform/time/days';
import { toWallClock } from '../../platform/time/wallClock';
import { claimDigest } from './digests.queries';
import { replyDigestEmail } from './emails';

type Services = Pick<Context, 'db' | 'config'>;

/** In the zone of the platform. */
const sendHour = 8;

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
