import type { Inspection } from '../inspection';
import type { RateLimit, RateLimiter } from '../rateLimits/rateLimiter';
import { failTooManyAttempts } from './fail';

/** Files of one sender whose inspection was not finished. Each has kept others waiting for seconds. */
const unfinished: RateLimit = { burst: 5, perMinute: 1 / 3 };

/** Inspects a file, unless too many of this sender could not be inspected in time. */
export async function limitInspections(
  rateLimiter: RateLimiter,
  sender: string,
  inspect: () => Promise<Inspection>,
): Promise<Inspection> {
  const subject = `unfinished inspections of ${sender}`;
  // Before the inspection, so that files at the same time count too.
  const retryAfter = await rateLimiter.take(subject, unfinished);
  if (retryAfter > 0) failTooManyAttempts(retryAfter);
  let isUnfinished: boolean | undefined;
  try {
    const inspection = await inspect();
    ({ isUnfinished } = inspection);
    return inspection;
  } finally {
    if (!isUnfinished) await rateLimiter.giveBack(subject);
  }
}
