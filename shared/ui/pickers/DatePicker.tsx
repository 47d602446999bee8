import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { toast } from '../feedback/toast';
import { Field, type FieldControlProps } from '../fields/Field';
import { Input } from '../fields/TextField';
import { createLazyModuleHook } from '../loading/createLazyModuleHook';
import { moduleLoadFailedMessage } from '../overlays/Dialog';
import { useIsPhone } from '../overlays/useIsPhone';
import { formatDateInput, parseDateInput, parseDateTimeInput } from './dateInput';
import { InputWrapper, PickerButton, type PickerFieldProps } from './PickerButton';
import { useParsedInput } from './useParsedInput';

const useCalendarModule = createLazyModuleHook(() => import('./calendars'));

interface DatePickerProps extends PickerFieldProps {
  /** The first day that the calendar offers, 'YYYY-MM-DD'. Earlier dates can be typed in; refusing them is up to the form. */
  min?: string;
}

/** A date 'YYYY-MM-DD', typed as 31/05/2026 or chosen from a calendar, which on a phone is a bottom sheet. */
export const DatePicker = (props: DatePickerProps) => <Picker {...props} kind={dateKind} />;

/** The same for a local date and time, 'YYYY-MM-DD HH:mm'. */
export const DateTimePicker = (props: DatePickerProps) => <Picker {...props} kind={dateTimeKind} />;

interface DateKind {
  parse: (text: string) => string | null;
  placeholder: string;
  errorMessage: string;
  hasTime: boolean;
}
const dateKind: DateKind = {
  parse: parseDateInput,
  placeholder: 'dd/mm/yyyy',
  errorMessage: 'Write it as day/month/year, like 31/05/2026.',
  hasTime: false,
};
const dateTimeKind: DateKind = {
  parse: parseDateTimeInput,
  placeholder: 'dd/mm/yyyy hh:mm',
  errorMessage: 'Write it as day/month/year and time, like 31/05/2026 10:00.',
  hasTime: true,
};

function Picker({ label, hint, error, optional, min = '', kind, ...control }: DatePickerProps & { kind: DateKind }) {
  const value = control.value ?? '';
  const { text, isInvalid, changeText, commit } = useParsedInput({
    value,
    onChange: control.onChange,
    parse: kind.parse,
    format: formatDateInput,
  });
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const close = () => setOpen(false);
  const loadedModule = useCalendarModule(isOpen, () => {
    toast.error(moduleLoadFailedMessage);
    close();
  });
  const Calendar = loadedModule && (isPhone ? loadedModule.CalendarSheet : loadedModule.CalendarPopover);

  const handleBlur = () => {
    commit();
    control.onBlur?.();
  };
  const sharedProps = { text, kind, control, isOpen, onOpen: () => setOpen(true), onBlur: handleBlur };

  return (
    <Field {...{ label, hint, optional }} error={isInvalid ? kind.errorMessage : error}>
      {(controlProps) => (
        <div ref={anchor}>
          {isPhone && !control.readOnly && !control.disabled ? (
            <PhoneControl {...sharedProps} controlProps={controlProps} />
          ) : (
            <DesktopControl {...sharedProps} controlProps={controlProps} onTextChange={changeText} />
          )}
          {Calendar && (
            <Calendar
              {...{ isOpen, value, min }}
              title={label}
              trigger={anchor}
              hasTime={kind.hasTime}
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
  controlProps: FieldControlProps;
  text: string;
  kind: DateKind;
  control: Omit<DatePickerProps, 'label'>;
  isOpen: boolean;
  onOpen: () => void;
  onBlur: () => void;
}

const PhoneControl = ({ controlProps, text, kind, control, isOpen, onOpen, onBlur }: ControlProps) => (
  <PickerButton
    {...{ controlProps, text, isOpen, onOpen }}
    ref={control.ref}
    icon={CalendarDays}
    placeholder={kind.hasTime ? 'Choose a date and time' : 'Choose a date'}
    required={control.required}
    onBlur={onBlur}
  />
);

function DesktopControl({
  controlProps,
  text,
  kind,
  control,
  isOpen,
  onOpen,
  onBlur,
  onTextChange,
}: ControlProps & { onTextChange: (text: string) => void }) {
  const { name, ref, required, readOnly, disabled } = control;
  return (
    <InputWrapper>
      <Input
        {...controlProps}
        {...{ name, ref, required, readOnly, disabled }}
        value={text}
        placeholder={kind.placeholder}
        autoComplete="off"
        onChange={({ target }) => onTextChange(target.value)}
        onBlur={onBlur}
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
    </InputWrapper>
  );
}
