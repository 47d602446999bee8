import type { Currency } from '@foothold/shared/contract';
import { jobKinds } from './data/jobKinds';
import type { JobKind, Role } from './data/types';
import type { Random } from './random';

/** What one unit costs in naira, and the step that pay is rounded to. */
const currencies: Record<Currency, { rate: number; step: number }> = {
  Naira: { rate: 1, step: 5000 },
  Dollar: { rate: 1500, step: 10 },
  Pound: { rate: 1900, step: 10 },
  Euro: { rate: 1700, step: 10 },
  'Ghana Cedis': { rate: 130, step: 50 },
};

/** A month's pay as companies write it: "120,000–150,000", or one figure. */
export function createPay(random: Random, role: Role, kind: JobKind, currency: Currency): string {
  const { rate, step } = currencies[currency];
  const naira = role.pay * 1000 * jobKinds[kind].share * (0.85 + random.next() * 0.35);
  const low = Math.max(step, Math.round(naira / rate / step) * step);
  const high = Math.max(low + step, Math.round((low * 1.25) / step) * step);
  return random.chance(0.3) ? formatAmount(low) : `${formatAmount(low)}–${formatAmount(high)}`;
}

const formatAmount = (amount: number) => amount.toLocaleString('en-GB');
