import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../drawings/Icon';
import { labelId } from '../fields/Field';
import { Input } from '../fields/TextField';
import type { ListOpening } from './ComboInput';
import { type ComboControlProps, useComboModule } from './comboControl';
import { InputWrapper } from './PickerButton';

/** A plain text field until the list's code is loaded; what is typed meanwhile is kept, and the list then opens for it. */
export function DesktopComboBox({
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
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            setOpening('manual');
          }}
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
