import { currencyDetails } from '../contract/enums';

/** '₦150,000', '₦50,000 - 80,000', or null without an amount. An unknown currency is written out. */
export function formatMoney(
  currency: string | null | undefined,
  amount: string | number | null | undefined,
): string | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const sign = currency ? (currencySigns[currency] ?? `${currency} `) : '';
  // Only plain runs of digits are grouped: '1,500' and '2.5' stay as written.
  const grouped = String(amount).replace(/(?<![\d.,])\d{4,}(?![\d,])/g, (run) => Number(run).toLocaleString('en-GB'));
  return `${sign}${grouped}`;
}

const currencySigns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(currencyDetails).map(([currency, { sign }]) => [currency, sign]),
);
