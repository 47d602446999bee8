import { type ReactNode, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { TextField } from '../fields/TextField';
import { PopoverBox } from '../overlays/menuStyles';
import { Sheet } from '../overlays/Sheet';
import { t } from '../theme/tokens';
import { CalendarMonth } from './CalendarMonth';

interface CalendarProps {
  title: ReactNode;
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** 'YYYY-MM-DD', followed by ' HH:mm' if `hasTime`; empty if nothing is chosen. */
  value: string;
  /** The first day that can be chosen. */
  min: string;
  hasTime: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** A calendar in a popover below its field. */
export function CalendarPopover({ title: _title, trigger, isOpen, onClose, ...rest }: CalendarProps) {
  return (
    <CalendarBox
      aria-label={rest.hasTime ? 'Choose a date and time' : 'Choose a date'}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      placement="bottom start"
      offset={4}
    >
      <DateChoice {...rest} onClose={onClose} />
    </CalendarBox>
  );
}

/** A calendar in a bottom sheet. */
export function CalendarSheet({ title, trigger: _trigger, isOpen, onClose, ...rest }: CalendarProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <DateChoice {...rest} onClose={onClose} />
    </Sheet>
  );
}

type DateChoiceProps = Pick<CalendarProps, 'value' | 'min' | 'hasTime' | 'onChoose' | 'onClose'>;

function DateChoice({ value, min, hasTime, onChoose, onClose }: DateChoiceProps) {
  const day = value.slice(0, 10);
  const [time, setTime] = useState(value.slice(11) || defaultTime);
  const chooseDay = (chosen: string) => {
    onChoose(hasTime ? `${chosen} ${time || defaultTime}` : chosen);
    if (!hasTime) onClose();
  };
  const chooseTime = (chosen: string) => {
    setTime(chosen);
    // The time is empty while it is being edited.
    if (day && chosen) onChoose(`${day} ${chosen}`);
  };

  return (
    <>
      <CalendarMonth day={day} min={min} onChoose={chooseDay} />
      {hasTime && (
        <Footer>
          <TextField label="Time" type="time" value={time} onChange={({ target }) => chooseTime(target.value)} />
          <Button onClick={onClose}>Done</Button>
        </Footer>
      )}
    </>
  );
}

const defaultTime = '09:00';

const CalendarBox = styled(PopoverBox)`padding: 1rem;`;
const Footer = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.75rem;
  align-items: end;
  margin-top: 0.75rem;
  padding-top: 0.75rem;
  border-top: 1px solid ${t.color.line};
`;
