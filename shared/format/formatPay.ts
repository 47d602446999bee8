import type { Job } from '../contract';
import { currencyDetails } from '../contract/enums';

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

/** '₦150,000', '₦50,000 – ₦80,000', or null without an amount. An unknown currency is written out. */
export function formatMoney(
  currency: string | null | undefined,
  amount: string | number | null | undefined,
): string | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const sign = currency ? (currencySigns[currency] ?? `${currency} `) : '';
  return splitRange(String(amount))
    .map((figure) => `${sign}${groupDigits(figure)}`)
    .join(' – ');
}

/** A company writes a range as it likes: '50000-80000', '50,000 to 80,000'. */
const splitRange = (amount: string): string[] => {
  const range = /^(\d[\d.,]*)\s*(?:[-–—]|to)\s*(\d[\d.,]*)$/.exec(amount.trim());
  return range ? range.slice(1) : [amount];
};

/** Only plain runs of digits are grouped: '1,500' and '2.5' stay as written. */
const groupDigits = (figure: string) =>
  figure.replace(/(?<![\d.,])\d{4,}(?![\d,])/g, (run) => Number(run).toLocaleString('en-GB'));

const currencySigns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(currencyDetails).map(([currency, { sign }]) => [currency, sign]),
);
