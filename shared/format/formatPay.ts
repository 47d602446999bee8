import type { Job } from '../contract';
import { formatMoney } from './formatMoney';

/** What a job pays, in words: '₦150,000 a month', 'Paid', 'Unpaid'. */
export function formatPay({ stipend, currency, amount }: Pick<Job, 'stipend' | 'currency' | 'amount'>): string {
  if (stipend !== 1) return 'Unpaid';
  const pay = formatMoney(currency, amount);
  return pay ? `${pay} a month` : 'Paid';
}
