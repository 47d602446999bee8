import styled from 'styled-components';
import { nameFace, tabular } from '../styles/mixins';
import { t } from '../tokens';

const signs: Record<string, string> = { Naira: '₦', Dollar: '$', Pound: '£', Euro: '€', 'Ghana Cedis': 'GH₵' };

interface MoneyProps {
  currency?: string | null | undefined;
  /** As the company wrote it: one amount or a range. */
  amount?: string | number | null | undefined;
  /** After it, quietly: 'a month'. */
  per?: string;
}

/** Pay: '₦150,000 a month', or 'Unpaid'. */
export function Money({ currency, amount, per }: MoneyProps) {
  const text = amountText(currency, amount);
  if (text === null) return <Sum>Unpaid</Sum>;
  return (
    <span>
      <Sum>{text}</Sum>
      {per && <Per> {per}</Per>}
    </span>
  );
}

/** '₦150,000', '₦50,000 - 80,000', or null where nothing is paid. */
export function amountText(currency: MoneyProps['currency'], amount: MoneyProps['amount']) {
  if (amount === null || amount === undefined || amount === '') return null;
  const sign = currency ? (signs[currency] ?? `${currency} `) : '';
  // Groups of three only in plain runs of digits: '1,500' and '2.5' stay as written.
  const grouped = String(amount).replace(/(?<![\d.,])\d{4,}(?![\d,])/g, (run) => Number(run).toLocaleString('en-GB'));
  return `${sign}${grouped}`;
}

const Sum = styled.b`${nameFace} ${tabular} font-size: 1.0625rem; color: inherit;`;
const Per = styled.span`color: ${t.color.ink2}; font-size: ${t.size.text};`;
