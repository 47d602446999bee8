import type { CallKind, Endpoint } from '@foothold/shared/contract';
import { toNetwork } from '../rateLimits/network';
import type { RateLimit, RateLimiter } from '../rateLimits/rateLimiter';
import { createMeasure } from '../telemetry/measurements';
import { failTooManyAttempts } from './fail';
import type { User } from './route';

interface CallLimits {
  /** Of all callers at one address who are not signed in. A campus or a mobile network may share one. */
  visitors: RateLimit;
  /** Of one account; without it, signed-in callers count as visitors. */
  account?: RateLimit;
  /** Of the browsers that one account knows, when their address has used up its own. Neighbours cannot take these. */
  knownBrowsers?: RateLimit;
}

/** Besides the calls of the contract the documents of the site. */
type LimitedKind = CallKind | 'document';

const ofKnownBrowsers: RateLimit = { burst: 10, perMinute: 10 };

const limits: Record<LimitedKind, CallLimits> = {
  // Each takes a core for 40 ms.
  login: { visitors: { burst: 60, perMinute: 60 }, knownBrowsers: ofKnownBrowsers },
  passkey_options: { visitors: { burst: 60, perMinute: 60 }, knownBrowsers: ofKnownBrowsers },
  register: { visitors: { burst: 40, perMinute: 4 } },
  reset: { visitors: { burst: 20, perMinute: 6 }, knownBrowsers: ofKnownBrowsers },
  // Nobody guesses a token of 192 bits. The first call with the right one is given back.
  link: { visitors: { burst: 60, perMinute: 60 }, knownBrowsers: ofKnownBrowsers },
  search: { visitors: { burst: 300, perMinute: 600 }, account: { burst: 100, perMinute: 120 } },
  read: { visitors: { burst: 600, perMinute: 1200 }, account: { burst: 300, perMinute: 600 } },
  // A page asks for one, and for data and code by calls and files.
  document: { visitors: { burst: 300, perMinute: 300 }, account: { burst: 120, perMinute: 120 } },
  write: { visitors: { burst: 60, perMinute: 60 }, account: { burst: 100, perMinute: 60 } },
  upload: { visitors: { burst: 60, perMinute: 60 }, account: { burst: 20, perMinute: 10 } },
  stream: { visitors: { burst: 60, perMinute: 60 }, account: { burst: 30, perMinute: 20 } },
  health_report: { visitors: { burst: 60, perMinute: 60 } },
  // Each may bring 48 MB.
  publication: { visitors: { burst: 20, perMinute: 6 }, account: { burst: 20, perMinute: 6 } },
};

/** How many times the limit of one account all accounts at one address may use. */
const accountsOfAddress = 20;

/** What an endpoint's calls are counted as. */
export const toCallKind = ({ limitedAs, files, produces, method }: Endpoint): CallKind => {
  if (limitedAs) return limitedAs;
  if (files.length > 0) return 'upload';
  if (produces === 'text/event-stream') return 'stream';
  return method === 'GET' ? 'read' : 'write';
};

interface Caller {
  user: (Pick<User, 'user_id'> & Partial<Pick<User, 'who' | 'key'>>) | null;
  ip: string;
  /** Finds the account that knows the caller's browser. */
  knownTo?(): Promise<number | undefined>;
}

/** Fails with `too_many_requests` when the caller, or the address that they come from, has made too many calls of a kind. */
export async function limitCalls(
  rateLimiter: RateLimiter,
  kind: LimitedKind,
  { user, ip, knownTo = async () => undefined }: Caller,
): Promise<void> {
  if (user?.who === 'operator') return;
  const { visitors, account, knownBrowsers } = limits[kind];
  const network = toNetwork(ip);
  if (!user || !account) {
    const retryAfter = await rateLimiter.take(toVisitors(kind, ip), visitors);
    if (retryAfter === 0) return;
    // Who has the first step of a login behind is known too.
    const knowing = knownBrowsers && (user?.user_id ?? (await knownTo()));
    if (!knownBrowsers || knowing === undefined) refuse(kind, retryAfter);
    return take(rateLimiter, kind, `known to ${knowing}`, knownBrowsers);
  }
  await take(rateLimiter, kind, user.key ? `release key ${user.key.id}` : `account ${user.user_id}`, account);
  await take(rateLimiter, kind, `accounts ${network}`, {
    burst: accountsOfAddress * account.burst,
    perMinute: accountsOfAddress * account.perMinute,
  });
}

/** Gives a visitor's call back, which then does not count. */
export const giveBackCall = (rateLimiter: RateLimiter, kind: LimitedKind, ip: string): Promise<void> =>
  rateLimiter.giveBack(toVisitors(kind, ip));

const toVisitors = (kind: LimitedKind, ip: string) => `${kind} visitors ${toNetwork(ip)}`;

async function take(rateLimiter: RateLimiter, kind: LimitedKind, subject: string, limit: RateLimit) {
  const retryAfter = await rateLimiter.take(`${kind} ${subject}`, limit);
  if (retryAfter > 0) refuse(kind, retryAfter);
}

const measureRefusal = createMeasure('requestRefused');

function refuse(kind: LimitedKind, retryAfter: number): never {
  measureRefusal({ kind, reason: 'rate_limit' });
  return failTooManyAttempts(retryAfter);
}
