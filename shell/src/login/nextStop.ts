import { takeTarget } from '@foothold/shared/auth';
import { homeOf, whoIs } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';

/** Back to where the login came in between, unless the account has to wait or to give a code first. */
export function nextStop(identity: Identity): string {
  if (whoIs(identity) === 'unproven') return homeOf(identity);
  const target = takeTarget();
  return target && identity.verified === 1 ? target : homeOf(identity);
}
