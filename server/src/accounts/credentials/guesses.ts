import type { Context } from '../../platform/context';
import { failTooManyAttempts } from '../../platform/http';
import { toNetwork } from '../../platform/rateLimits/network';
import type { RateLimit } from '../../platform/rateLimits/rateLimiter';
import { hashToken } from './tokens';

interface Guess {
  email: string;
  password: string;
  ip: string;
}

/** A guess that is refused: what it is one too many of. */
export interface RefusedGuess {
  subject: string;
  guessed: 'account' | 'address' | 'password';
}

/**
 * Limits wrong passwords from browsers that the account does not know, of any number of addresses and accounts. The two
 * limits of an account make the delay grow: after 10 guesses one every 4 seconds, after 100 one every 40. No account is
 * ever locked: its own browsers are not counted here, and a link for a new password lets any other one in.
 */
const toLimits = ({
  email,
  password,
  ip,
}: Guess): [subject: string, limit: RateLimit, guessed: RefusedGuess['guessed']][] => [
  [`guesses of account ${email}`, { burst: 10, perMinute: 15 }, 'account'],
  [`many guesses of account ${email}`, { burst: 100, perMinute: 1.5 }, 'account'],
  [`guesses from ${toNetwork(ip)}`, { burst: 40, perMinute: 6 }, 'address'],
  // Eight digits of a hash, so that memory holds no password.
  [`guesses with password ${hashToken(password).slice(0, 8)}`, { burst: 20, perMinute: 2 }, 'password'],
];

/** Runs a check of a password, unless too many were wrong. `check` resolves to undefined when this one is. */
export async function withGuessLimits<T>(
  { rateLimiter }: Pick<Context, 'rateLimiter'>,
  guess: Guess,
  check: () => Promise<T | undefined>,
  onRefused: (guess: RefusedGuess) => Promise<unknown>,
): Promise<T | undefined> {
  const taken: string[] = [];
  const giveBack = () => Promise.all(taken.map((subject) => rateLimiter.giveBack(subject)));
  for (const [subject, limit, guessed] of toLimits(guess)) {
    // Before the check, so that guesses at the same time count too.
    const retryAfter = await rateLimiter.take(subject, limit);
    if (retryAfter > 0) {
      await giveBack();
      await onRefused({ subject, guessed });
      failTooManyAttempts(retryAfter, ', or reset your password');
    }
    taken.push(subject);
  }
  const result = await check();
  if (result !== undefined) await giveBack();
  return result;
}
