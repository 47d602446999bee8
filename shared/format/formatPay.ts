import type { Job } from '../contract';
import { formatMoney } from './formatMoney';

type JobPay = Pick<Job, 'stipend' | 'currency' | 'amount'>;

export const payLabels = { paid: 'Paid', unpaid: 'Unpaid' } as const;

/** The labels of the choice in a job's form, by the value of `stipend`. */
export const stipendLabels = { 0: 'No Stipend', 1: 'Paid Stipend' } as const;

/** Every amount is for a month; this follows it. */
export const payPeriod = 'a month';

/** Whether a job is paid: 'Paid' or 'Unpaid'. */
export const formatPaid = ({ stipend }: Pick<Job, 'stipend'>) => (stipend === 1 ? payLabels.paid : payLabels.unpaid);

/** '₦150,000 a month', or null when the job is unpaid or names no amount. */
export function formatMonthlyPay({ stipend, currency, amount }: JobPay): string | null {
  const pay = stipend === 1 ? formatMoney(currency, amount) : null;
  return pay && `${pay} ${payPeriod}`;
}

/** '₦150,000 a month', 'Paid' or 'Unpaid'. */
export const formatPay = (job: JobPay): string => formatMonthlyPay(job) ?? formatPaid(job);
