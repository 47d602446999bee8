import type { Job } from '../contract';
import { amountText } from './money';

/** What a job pays, in words: '₦150,000 a month', 'Paid', 'Unpaid'. */
export function payText({ stipend, currency, amount }: Pick<Job, 'stipend' | 'currency' | 'amount'>): string {
  if (stipend !== 1) return 'Unpaid';
  const pay = amountText(currency, amount);
  return pay ? `${pay} a month` : 'Paid';
}
