import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { displayFontStyle, tabularNumbersStyle } from '../styles/mixins';
import { media, t } from '../theme/tokens';

interface CalendarMonthProps {
  /** The chosen day as 'YYYY-MM-DD', or empty. */
  day: string;
  /** The first day that can be chosen as 'YYYY-MM-DD', or empty. */
  min: string;
  onChoose: (day: string) => void;
}

/** The days of one month, with buttons for the previous and next month. */
export function CalendarMonth({ day, min, onChoose }: CalendarMonthProps) {
  return (
    // Weeks begin on Monday and days come before months, regardless of the browser's language.
    <I18nProvider locale="en-GB">
      <Calendar
        aria-label="Date"
        autoFocus
        firstDayOfWeek="mon"
        value={toCalendarDate(day)}
        minValue={toCalendarDate(min.slice(0, 10))}
        onChange={(date) => onChoose(date.toString())}
      >
        <Head>
          <MonthButton slot="previous">
            <Icon icon={ChevronLeft} />
          </MonthButton>
          <Name />
          <MonthButton slot="next">
            <Icon icon={ChevronRight} />
          </MonthButton>
        </Head>
        <Days weekdayStyle="short">
          <CalendarGridHeader>{(name) => <Weekday>{name}</Weekday>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
        </Days>
      </Calendar>
    </I18nProvider>
  );
}

const toCalendarDate = (day: string): CalendarDate | null => (day ? parseDate(day) : null);

const Head = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  margin-bottom: 0.5rem;
`;
const Name = styled(CalendarHeading)`${displayFontStyle} font-size: ${t.size.card}; text-align: center;`;
const MonthButton = styled(AriaButton)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.blob};
  background: none;
  color: ${t.color.ink2};
  cursor: pointer;
  &[data-hovered] { background: ${t.color.sunken}; color: ${t.color.ink}; }
  &[data-disabled] { color: ${t.color.lineStrong}; cursor: not-allowed; }
`;
const Days = styled(CalendarGrid)`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  td { padding: 1px; }
`;
const Weekday = styled(CalendarHeaderCell)`
  height: 32px;
  padding: 0;
  color: ${t.color.ink3};
  font-size: ${t.size.small};
  font-weight: 600;
`;
const Day = styled(CalendarCell)`
  ${tabularNumbersStyle}
  display: grid;
  place-items: center;
  min-width: 38px;
  height: 40px;
  border-radius: ${t.radius.blob};
  cursor: pointer;
  &[data-hovered] { background: ${t.color.sunken}; }
  &[data-today] { box-shadow: inset 0 0 0 1.5px ${t.color.lineStrong}; }
  &[data-selected] { background: ${t.color.ink}; color: ${t.color.background}; font-weight: 700; }
  &[data-disabled] { color: ${t.color.ink3}; text-decoration: line-through; cursor: not-allowed; }
  &[data-outside-month] { visibility: hidden; }
  &:focus:not([data-focus-visible]) { outline: none; }
  ${media.phone} { min-width: 0; height: 46px; }
`;
