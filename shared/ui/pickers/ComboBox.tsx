import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../feedback/toast';
import { Field, labelIdOf, type Tied } from '../fields/Field';
import { Input } from '../fields/TextField';
import { Icon } from '../Icon';
import { partMissing } from '../overlays/Dialog';
import { lazily } from '../overlays/lazily';
import { usePhone } from '../overlays/usePhone';
import { Holder } from './Holder';
import { PickButton } from './PickButton';
import type { PickedFieldProps } from './props';
import { useWritten } from './useWritten';

const useCombos = lazily(() => import('./combos'));

interface ComboBoxProps extends PickedFieldProps {
  options: readonly string[];
  /** Other words by which an option is found: 'UNILAG'. */
  known?: Known;
  /** What stands there while nothing is chosen: 'Select a university'. */
  placeholder?: string;
  /** Whether something that the list does not have may be written too. */
  free?: boolean;
}

/** One of many, found by typing a part of it. On a phone the list and its search come from the bottom. */
export function ComboBox({
  label,
  hint,
  error,
  optional,
  options,
  known = nothing,
  placeholder = '',
  free = false,
  ...control
}: ComboBoxProps) {
  const phone = usePhone() && !control.readOnly && !control.disabled;
  const value = control.value ?? '';
  // What the form holds already stays a choice, even where the list has it no more or could not be fetched.
  const [first] = useState(value);
  const all = first && !options.includes(first) ? [first, ...options] : options;
  const written = useWritten({ value, onChange: control.onChange, read: readerOf(all, known, free), write: String });
  const leave = () => {
    written.settle();
    control.onBlur?.();
  };
  const shared = { options: all, known, value, free, placeholder, control, written, onLeave: leave };

  return (
    <Field {...{ label, hint, optional }} error={written.refused ? 'Choose one from the list.' : error}>
      {(tied) => (phone ? <OnPhone {...shared} tied={tied} title={label} /> : <OnDesktop {...shared} tied={tied} />)}
    </Field>
  );
}

/** A text in any letters means the option that is spelled or known so, else itself or nothing. */
const readerOf = (options: readonly string[], known: Known, free: boolean) => (text: string) => {
  const words = text.trim();
  if (words === '') return '';
  const meant = words.toLowerCase();
  const same =
    options.find((option) => option.toLowerCase() === meant) ??
    options.find((option) => known[option]?.toLowerCase() === meant);
  return same ?? (free ? words : null);
};

type Known = Readonly<Record<string, string>>;
const nothing: Known = {};

interface PartProps {
  tied: Tied;
  options: readonly string[];
  known: Known;
  value: string;
  free: boolean;
  placeholder: string;
  control: Omit<PickedFieldProps, 'label'>;
  written: ReturnType<typeof useWritten>;
  onLeave: () => void;
}

/** A plain field until the list is there, which can be written in all the same. */
function OnDesktop({ tied, options, known, value, free, placeholder, control, written, onLeave }: PartProps) {
  const { name, ref, required, readOnly, disabled } = control;
  const [missing, setMissing] = useState(false);
  const [focused, setFocused] = useState(false);
  const part = useCombos(!missing, () => setMissing(true));
  const input = { name, ref, required, readOnly, disabled, placeholder, autoComplete: 'off' };

  return (
    <Holder>
      {part && !readOnly && !disabled ? (
        <part.ComboInput
          {...{ tied, options, known, value, free, input }}
          labelId={labelIdOf(tied.id)}
          text={written.text}
          focused={focused}
          onType={written.type}
          onLeave={onLeave}
        />
      ) : (
        <Input
          {...input}
          {...tied}
          value={written.text}
          onChange={({ target }) => written.type(target.value)}
          onFocus={() => {
            setFocused(true);
            setMissing(false);
          }}
          onBlur={() => {
            setFocused(false);
            onLeave();
          }}
        />
      )}
      <Icon of={ChevronDown} />
    </Holder>
  );
}

function OnPhone({
  tied,
  options,
  known,
  value,
  free,
  placeholder,
  control,
  title,
  onLeave,
}: PartProps & { title: PickedFieldProps['label'] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = useCombos(isOpen, () => {
    toast.error(partMissing);
    close();
  });
  const choose = (chosen: string) => {
    close();
    control.onChange(chosen);
  };

  return (
    <>
      <PickButton
        {...{ tied, isOpen, placeholder }}
        ref={control.ref}
        text={value}
        icon={ChevronDown}
        required={control.required}
        onOpen={() => setOpen(true)}
        onBlur={onLeave}
      />
      {part && (
        <part.ComboSheet {...{ title, options, known, value, free, isOpen }} onChoose={choose} onClose={close} />
      )}
    </>
  );
}
