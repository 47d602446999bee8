import { type ComponentProps, type KeyboardEvent, useContext, useEffect, useEffectEvent } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input as AriaInput } from 'react-aria-components/Input';
import styled from 'styled-components';
import type { FieldControlProps } from '../fields/Field';
import { inputStyle } from '../fields/inputStyle';
import { fuzzyFilter } from '../overlays/fuzzyFilter';
import { PopoverBox } from '../overlays/menuStyles';
import { Options } from './Options';

export { ComboSheet } from './ComboSheet';
export { TagCombo } from './TagCombo';

/** A click opens the whole list, typing the options that match. */
export type ListOpening = 'manual' | 'input';

interface ComboInputProps {
  controlProps: FieldControlProps;
  labelId: string;
  options: readonly string[];
  aliases: Readonly<Record<string, string>>;
  text: string;
  /** The form's value; it is ticked in the list if it is one of the options. */
  value: string;
  /** Whether other text is accepted: then a list without a match is not shown. */
  allowsCustomValue: boolean;
  input: ComponentProps<'input'>;
  /** It replaces a plain field that has the focus. */
  autoFocus: boolean;
  /** How the list was asked for in that plain field. */
  opening: ListOpening | undefined;
  onTextChange: (text: string) => void;
  onBlur: () => void;
}

/** The implementation of ComboBox on react-aria, for a desktop. Loaded lazily. */
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
  opening,
  onTextChange,
  onBlur,
}: ComboInputProps) {
  const matchingOptions = new Set(fuzzyFilter(options, text, aliases));
  // Those that match come best first; a list that is opened on a choice is in its own order.
  const sorted = options.includes(text) ? options : new Set([...matchingOptions, ...options]);
  return (
    <ComboBox
      id={controlProps.id}
      aria-labelledby={labelId}
      aria-describedby={controlProps['aria-describedby']}
      isInvalid={controlProps['aria-invalid'] ?? false}
      isRequired={input.required ?? false}
      validationBehavior="aria"
      // ComboBox itself decides which text is valid; react-aria must not reset it.
      allowsCustomValue
      allowsEmptyCollection={!allowsCustomValue}
      autoFocus={autoFocus}
      // Only the text is controlled: controlling the selected key too would reopen the list after each choice.
      defaultSelectedKey={options.includes(value) ? value : null}
      inputValue={text}
      onInputChange={onTextChange}
      onBlur={onBlur}
      defaultFilter={(name) => matchingOptions.has(name)}
      defaultItems={[...sorted].map((name) => ({ id: name, name }))}
    >
      <OpeningInput {...input} opening={opening} />
      <StyledPopover offset={4}>
        <Options />
      </StyledPopover>
    </ComboBox>
  );
}

/** A click on the field opens the whole list, as in a native select; so does Enter, instead of sending the form. */
function OpeningInput({ ref, opening, ...input }: ComponentProps<'input'> & { opening: ListOpening | undefined }) {
  const state = useContext(ComboBoxStateContext);
  const openOnMount = useEffectEvent(() => opening && state?.open(null, opening));
  useEffect(() => {
    openOnMount();
  }, []);
  const openAll = () => state?.open(null, 'manual');
  const openByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || state?.isOpen) return;
    event.preventDefault();
    openAll();
  };
  return <StyledInput {...input} ref={ref} onClick={openAll} onKeyDown={openByEnter} />;
}

const StyledInput = styled(AriaInput)`${inputStyle}`;
const StyledPopover = styled(PopoverBox)`width: var(--trigger-width); max-width: none;`;
