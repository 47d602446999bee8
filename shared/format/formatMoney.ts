/** '₦150,000', '₦50,000 - 80,000', or null where nothing is paid. */
export function formatMoney(
  currency: string | null | undefined,
  amount: string | number | null | undefined,
): string | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const sign = currency ? (currencySigns[currency] ?? `${currency} `) : '';
  // Groups of three only in plain runs of digits: '1,500' and '2.5' stay as written.
  const grouped = String(amount).replace(/(?<![\d.,])\d{4,}(?![\d,])/g, (run) => Number(run).toLocaleString('en-GB'));
  return `${sign}${grouped}`;
}

const currencySigns: Record<string, string> = { Naira: '₦', Dollar: '$', Pound: '£', Euro: '€', 'Ghana Cedis': 'GH₵' };
