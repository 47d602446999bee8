import { type ComponentProps, useContext } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input as AriaInput } from 'react-aria-components/Input';
import styled from 'styled-components';
import type { FieldControlProps } from '../fields/Field';
import { inputStyle } from '../fields/inputStyle';
import { fuzzyFilter } from '../overlays/fuzzyFilter';
import { PopoverBox } from '../overlays/menuStyles';
import { Options } from './Options';

export { ComboSheet } from './ComboSheet';

interface ComboInputProps {
  controlProps: FieldControlProps;
  labelId: string;
  options: readonly string[];
  aliases: Readonly<Record<string, string>>;
  text: string;
  /** What the form holds; only an option is ticked. */
  value: string;
  /** Whether something else may be written: then a list without a match says nothing. */
  allowsCustomValue: boolean;
  input: ComponentProps<'input'>;
  /** Takes the place of a field that has the focus. */
  autoFocus: boolean;
  onTextChange: (text: string) => void;
  onBlur: () => void;
}

/** The field with its list below, on react-aria: reached only through the picker that loads it. */
export function ComboInput({
  controlProps,
  labelId,
  options,
  aliases,
  text,
  value,
  allowsCustomValue,
  input,
  autoFocus,
  onTextChange,
  onBlur,
}: ComboInputProps) {
  const shown = new Set(fuzzyFilter(options, text, aliases));
  return (
    <ComboBox
      id={controlProps.id}
      aria-labelledby={labelId}
      aria-describedby={controlProps['aria-describedby']}
      isInvalid={controlProps['aria-invalid'] ?? false}
      isRequired={input.required ?? false}
      validationBehavior="aria"
      // What may be written is the form's rule; the list only helps.
      allowsCustomValue
      allowsEmptyCollection={!allowsCustomValue}
      autoFocus={autoFocus}
      // The text alone is ours: a choice that came back by way of the form would open the list again.
      defaultSelectedKey={options.includes(value) ? value : null}
      inputValue={text}
      onInputChange={onTextChange}
      onBlur={onBlur}
      defaultFilter={(name) => shown.has(name)}
      defaultItems={options.map((name) => ({ id: name, name }))}
    >
      <OpeningInput {...input} />
      <StyledPopover offset={4}>
        <Options />
      </StyledPopover>
    </ComboBox>
  );
}

/** A press on the field shows the whole list, as a select would. */
function OpeningInput({ ref, ...input }: ComponentProps<'input'>) {
  const list = useContext(ComboBoxStateContext);
  return <StyledInput {...input} ref={ref} onClick={() => list?.open(null, 'manual')} />;
}

const StyledInput = styled(AriaInput)`${inputStyle}`;
const StyledPopover = styled(PopoverBox)`width: var(--trigger-width); max-width: none;`;
