import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../drawings/Icon';
import { toast } from '../feedback/toast';
import { Field, type FieldControlProps, labelId } from '../fields/Field';
import { Input } from '../fields/TextField';
import { createLazyModuleHook } from '../loading/createLazyModuleHook';
import { moduleLoadFailedMessage } from '../overlays/Dialog';
import { useIsPhone } from '../overlays/useIsPhone';
import { InputWrapper } from './InputWrapper';
import { PickerButton } from './PickerButton';
import type { PickerFieldProps } from './types';
import { useParsedInput } from './useParsedInput';

const useComboModule = createLazyModuleHook(() => import('./ComboInput'));

interface ComboBoxProps extends PickerFieldProps {
  options: readonly string[];
  /** Other words by which an option is found: 'UNILAG'. */
  aliases?: Aliases;
  /** What stands there while nothing is chosen: 'Select a university'. */
  placeholder?: string;
  /** Whether something that the list does not have may be written too. */
  allowsCustomValue?: boolean;
}

/** One of many, found by typing a part of it. On a phone the list and its search come from the bottom. */
export function ComboBox({
  label,
  hint,
  error,
  optional,
  options,
  aliases = noAliases,
  placeholder = '',
  allowsCustomValue = false,
  ...control
}: ComboBoxProps) {
  const isPhone = useIsPhone() && !control.readOnly && !control.disabled;
  const value = control.value ?? '';
  // What the form holds already stays a choice, even where the list has it no more or could not be fetched.
  const [initialValue] = useState(value);
  const allOptions = initialValue && !options.includes(initialValue) ? [initialValue, ...options] : options;
  const parsedInput = useParsedInput({
    value,
    onChange: control.onChange,
    parse: createParser(allOptions, aliases, allowsCustomValue),
    format: String,
  });
  const handleBlur = () => {
    parsedInput.commit();
    control.onBlur?.();
  };
  const shared = {
    options: allOptions,
    aliases,
    value,
    allowsCustomValue,
    placeholder,
    control,
    parsedInput,
    onBlur: handleBlur,
  };

  return (
    <Field {...{ label, hint, optional }} error={parsedInput.isInvalid ? 'Choose one from the list.' : error}>
      {(controlProps) =>
        isPhone ? (
          <PhoneComboBox {...shared} controlProps={controlProps} title={label} />
        ) : (
          <DesktopComboBox {...shared} controlProps={controlProps} />
        )
      }
    </Field>
  );
}

/** A text in any letters means the option that is spelled or known so, else itself or nothing. */
const createParser = (options: readonly string[], aliases: Aliases, allowsCustomValue: boolean) => (text: string) => {
  const trimmedText = text.trim();
  if (trimmedText === '') return '';
  const lowerCaseText = trimmedText.toLowerCase();
  const matchingOption =
    options.find((option) => option.toLowerCase() === lowerCaseText) ??
    options.find((option) => aliases[option]?.toLowerCase() === lowerCaseText);
  return matchingOption ?? (allowsCustomValue ? trimmedText : null);
};

type Aliases = Readonly<Record<string, string>>;
const noAliases: Aliases = {};

interface ComboControlProps {
  controlProps: FieldControlProps;
  options: readonly string[];
  aliases: Aliases;
  value: string;
  allowsCustomValue: boolean;
  placeholder: string;
  control: Omit<PickerFieldProps, 'label'>;
  parsedInput: ReturnType<typeof useParsedInput>;
  onBlur: () => void;
}

/** A plain field until the list is there, which can be written in all the same. */
function DesktopComboBox({
  controlProps,
  options,
  aliases,
  value,
  allowsCustomValue,
  placeholder,
  control,
  parsedInput,
  onBlur,
}: ComboControlProps) {
  const { name, ref, required, readOnly, disabled } = control;
  const [hasLoadFailed, setLoadFailed] = useState(false);
  const [focused, setFocused] = useState(false);
  const loadedModule = useComboModule(!hasLoadFailed, () => setLoadFailed(true));
  const input = { name, ref, required, readOnly, disabled, placeholder, autoComplete: 'off' };

  return (
    <InputWrapper>
      {loadedModule && !readOnly && !disabled ? (
        <loadedModule.ComboInput
          {...{ controlProps, options, aliases, value, allowsCustomValue, input }}
          labelId={labelId(controlProps.id)}
          text={parsedInput.text}
          autoFocus={focused}
          onTextChange={parsedInput.changeText}
          onBlur={onBlur}
        />
      ) : (
        <Input
          {...input}
          {...controlProps}
          value={parsedInput.text}
          onChange={({ target }) => parsedInput.changeText(target.value)}
          onFocus={() => {
            setFocused(true);
            setLoadFailed(false);
          }}
          onBlur={() => {
            setFocused(false);
            onBlur();
          }}
        />
      )}
      <Icon icon={ChevronDown} />
    </InputWrapper>
  );
}

function PhoneComboBox({
  controlProps,
  options,
  aliases,
  value,
  allowsCustomValue,
  placeholder,
  control,
  title,
  onBlur,
}: ComboControlProps & { title: PickerFieldProps['label'] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const loadedModule = useComboModule(isOpen, () => {
    toast.error(moduleLoadFailedMessage);
    close();
  });
  const choose = (chosen: string) => {
    close();
    control.onChange(chosen);
  };

  return (
    <>
      <PickerButton
        {...{ controlProps, isOpen, placeholder }}
        ref={control.ref}
        text={value}
        icon={ChevronDown}
        required={control.required}
        onOpen={() => setOpen(true)}
        onBlur={onBlur}
      />
      {loadedModule && (
        <loadedModule.ComboSheet
          {...{ title, options, aliases, value, allowsCustomValue, isOpen }}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
