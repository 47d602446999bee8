import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../drawings/Icon';
import { toast } from '../feedback/toast';
import { Field, type FieldControlProps, labelId } from '../fields/Field';
import { Input } from '../fields/TextField';
import { createLazyModuleHook } from '../loading/createLazyModuleHook';
import { moduleLoadFailedMessage } from '../overlays/Dialog';
import { useIsPhone } from '../overlays/useIsPhone';
import type { ListOpening } from './ComboInput';
import { InputWrapper, PickerButton, type PickerFieldProps } from './PickerButton';
import { useParsedInput } from './useParsedInput';

const useComboModule = createLazyModuleHook(() => import('./ComboInput'));

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

/** A plain text field until the list's code is loaded; what is typed meanwhile is kept, and the list then opens for it. */
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
  const [isFocused, setFocused] = useState(false);
  const [opening, setOpening] = useState<ListOpening>();
  const loadedModule = useComboModule(!hasLoadFailed, () => setLoadFailed(true));
  const input = { name, ref, required, readOnly, disabled, placeholder, autoComplete: 'off' };

  return (
    <InputWrapper>
      {loadedModule && !readOnly && !disabled ? (
        <loadedModule.ComboInput
          {...{ controlProps, options, aliases, value, allowsCustomValue, input }}
          labelId={labelId(controlProps.id)}
          text={parsedInput.text}
          autoFocus={isFocused}
          opening={opening}
          onTextChange={parsedInput.changeText}
          onBlur={onBlur}
        />
      ) : (
        <Input
          {...input}
          {...controlProps}
          value={parsedInput.text}
          onClick={() => setOpening('manual')}
          onChange={({ target }) => {
            setOpening('input');
            parsedInput.changeText(target.value);
          }}
          onFocus={() => {
            setFocused(true);
            setLoadFailed(false);
          }}
          onBlur={() => {
            setFocused(false);
            setOpening(undefined);
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
