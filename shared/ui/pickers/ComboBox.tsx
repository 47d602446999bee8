import { useState } from 'react';
import { Field } from '../fields/Field';
import { useIsPhone } from '../overlays/useIsPhone';
import type { Aliases } from './comboControl';
import { DesktopComboBox } from './DesktopComboBox';
import { PhoneComboBox } from './PhoneComboBox';
import type { PickerFieldProps } from './PickerButton';
import { useParsedInput } from './useParsedInput';

interface ComboBoxProps extends PickerFieldProps {
  options: readonly string[];
  /** Other names by which an option is found, such as 'UNILAG', by option. */
  aliases?: Aliases;
  /** Shown while nothing is chosen: 'Select a university'. */
  placeholder?: string;
  /** Whether text that is not in the list is accepted too. */
  allowsCustomValue?: boolean;
}

/** A choice from a long list with a search. On a phone the list and its search open in a bottom sheet. */
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
  // The initial value stays an option, even if the list no longer contains it or could not be loaded.
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
  const sharedProps = {
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
          <PhoneComboBox {...sharedProps} controlProps={controlProps} title={label} />
        ) : (
          <DesktopComboBox {...sharedProps} controlProps={controlProps} />
        )
      }
    </Field>
  );
}

/** Maps text to the option with that name or alias, ignoring case; else to itself if custom values are allowed, or null. */
const createParser = (options: readonly string[], aliases: Aliases, allowsCustomValue: boolean) => (text: string) => {
  const trimmedText = text.trim();
  if (trimmedText === '') return '';
  const lowerCaseText = trimmedText.toLowerCase();
  const matchingOption =
    options.find((option) => option.toLowerCase() === lowerCaseText) ??
    options.find((option) => aliases[option]?.toLowerCase() === lowerCaseText);
  return matchingOption ?? (allowsCustomValue ? trimmedText : null);
};

const noAliases: Aliases = {};
