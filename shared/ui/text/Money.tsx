import styled from 'styled-components';
import { formatMoney, payLabels } from '../../format';
import { nameFontStyle, tabularNumbersStyle } from '../styles/mixins';
import { t } from '../theme/tokens';

interface MoneyProps {
  currency?: string | null | undefined;
  /** As the company entered it: one amount or a range. */
  amount?: string | number | null | undefined;
  /** The period, after the amount: 'a month'. */
  per?: string;
}

/** The pay of a job: '₦150,000 a month', or 'Unpaid'. */
export function Money({ currency, amount, per }: MoneyProps) {
  const text = formatMoney(currency, amount);
  if (text === null) return <Amount>{payLabels.unpaid}</Amount>;
  return (
    <span>
      <Amount>{text}</Amount>
      {per && <Period> {per}</Period>}
    </span>
  );
}

const Amount = styled.b`${nameFontStyle} ${tabularNumbersStyle} font-size: 1.0625rem; color: inherit;`;
const Period = styled.span`color: ${t.color.ink2}; font-size: ${t.size.text};`;
