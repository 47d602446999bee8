import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { toast } from '../feedback/toast';
import { Field, type Tied } from '../fields/Field';
import { Input } from '../fields/TextField';
import { partMissing } from '../overlays/Dialog';
import { lazily } from '../overlays/lazily';
import { usePhone } from '../overlays/usePhone';
import { readDate, readMoment, writeDate } from './dateText';
import { Holder } from './Holder';
import { PickButton } from './PickButton';
import type { PickedFieldProps } from './props';
import { useWritten } from './useWritten';

const useCalendars = lazily(() => import('./calendars'));

interface DatePickerProps extends PickedFieldProps {
  /** The first day that the calendar offers, 'YYYY-MM-DD'. Whether an earlier one may be written is the form's rule. */
  min?: string;
}

/** A day, 'YYYY-MM-DD': written as 31/05/2026 or chosen from a calendar, which comes from the bottom on a phone. */
export const DatePicker = (props: DatePickerProps) => <Picker {...props} kind={day} />;

/** A moment on a wall clock, 'YYYY-MM-DD HH:mm', in the same way. */
export const DateTimePicker = (props: DatePickerProps) => <Picker {...props} kind={moment} />;

interface Kind {
  read: (text: string) => string | null;
  placeholder: string;
  refusal: string;
  timed: boolean;
}
const day: Kind = {
  read: readDate,
  placeholder: 'dd/mm/yyyy',
  refusal: 'Write it as day/month/year, like 31/05/2026.',
  timed: false,
};
const moment: Kind = {
  read: readMoment,
  placeholder: 'dd/mm/yyyy hh:mm',
  refusal: 'Write it as day/month/year and time, like 31/05/2026 10:00.',
  timed: true,
};

function Picker({ label, hint, error, optional, min = '', kind, ...control }: DatePickerProps & { kind: Kind }) {
  const value = control.value ?? '';
  const { text, refused, type, settle } = useWritten({
    value,
    onChange: control.onChange,
    read: kind.read,
    write: writeDate,
  });
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const close = () => setOpen(false);
  const part = useCalendars(isOpen, () => {
    toast.error(partMissing);
    close();
  });
  const Calendar = part && (phone ? part.CalendarSheet : part.CalendarPopover);

  const leave = () => {
    settle();
    control.onBlur?.();
  };
  const shared = { text, kind, control, isOpen, onOpen: () => setOpen(true), onLeave: leave };

  return (
    <Field {...{ label, hint, optional }} error={refused ? kind.refusal : error}>
      {(tied) => (
        <div ref={frame}>
          {phone && !control.readOnly && !control.disabled ? (
            <Pressed {...shared} tied={tied} />
          ) : (
            <Written {...shared} tied={tied} onType={type} />
          )}
          {Calendar && (
            <Calendar
              {...{ isOpen, value, min }}
              title={label}
              trigger={frame}
              timed={kind.timed}
              onChoose={control.onChange}
              onClose={close}
            />
          )}
        </div>
      )}
    </Field>
  );
}

interface ControlProps {
  tied: Tied;
  text: string;
  kind: Kind;
  control: Omit<DatePickerProps, 'label'>;
  isOpen: boolean;
  onOpen: () => void;
  onLeave: () => void;
}

const Pressed = ({ tied, text, kind, control, isOpen, onOpen, onLeave }: ControlProps) => (
  <PickButton
    {...{ tied, text, isOpen, onOpen }}
    ref={control.ref}
    icon={CalendarDays}
    placeholder={kind.timed ? 'Choose a date and time' : 'Choose a date'}
    required={control.required}
    onBlur={onLeave}
  />
);

function Written({
  tied,
  text,
  kind,
  control,
  isOpen,
  onOpen,
  onLeave,
  onType,
}: ControlProps & { onType: (text: string) => void }) {
  const { name, ref, required, readOnly, disabled } = control;
  return (
    <Holder>
      <Input
        {...tied}
        {...{ name, ref, required, readOnly, disabled }}
        value={text}
        placeholder={kind.placeholder}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
      {!readOnly && !disabled && (
        <IconButton
          icon={CalendarDays}
          label="Open the calendar"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onOpen}
        />
      )}
    </Holder>
  );
}
