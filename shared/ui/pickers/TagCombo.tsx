import { type ComponentProps, type KeyboardEvent, useContext } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input as AriaInput } from 'react-aria-components/Input';
import styled from 'styled-components';
import type { FieldControlProps } from '../fields/Field';
import { inputStyle } from '../fields/inputStyle';
import { PopoverBox } from '../overlays/menuStyles';
import { Options } from './Options';

/** A tag that is offered; `note` tells why, such as the other name that was typed. */
export interface TagSuggestion {
  name: string;
  note?: string | undefined;
}

interface TagComboProps {
  controlProps: FieldControlProps;
  labelId: string;
  suggestions: readonly TagSuggestion[];
  onlySuggested: boolean;
  text: string;
  input: ComponentProps<'input'>;
  /** It replaces a plain field that has the focus. */
  autoFocus: boolean;
  onTextChange: (text: string) => void;
  onAdd: (name: string) => void;
}

/** The input of TagField on react-aria. Loaded lazily. */
export function TagCombo({
  controlProps,
  labelId,
  suggestions,
  onlySuggested,
  text,
  input,
  autoFocus,
  onTextChange,
  onAdd,
}: TagComboProps) {
  const typed = text.trim();
  const offered = suggestions.map(({ name, note }) => ({ id: name, name, content: note ? `${name} (${note})` : name }));
  const isKnown = suggestions.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  // Otherwise what is typed can always be taken, also by touch.
  const own = typed && !isKnown && !onlySuggested ? [{ id: typed, name: typed, content: `Add “${typed}”` }] : [];
  return (
    <ComboBox
      id={controlProps.id}
      aria-labelledby={labelId}
      aria-describedby={controlProps['aria-describedby']}
      isInvalid={controlProps['aria-invalid'] ?? false}
      validationBehavior="aria"
      allowsCustomValue
      // The list opens as the first letter is typed, one rendering before it has the options for it.
      allowsEmptyCollection={typed !== ''}
      autoFocus={autoFocus}
      selectedKey={null}
      onSelectionChange={(key) => key !== null && onAdd(String(key))}
      inputValue={text}
      onInputChange={onTextChange}
      onBlur={() => onAdd(text)}
      items={[...offered, ...own]}
    >
      <AddingInput {...input} onAdd={() => onAdd(text)} />
      <StyledPopover offset={4}>
        <Options />
      </StyledPopover>
    </ComboBox>
  );
}

/** Enter takes the option that the arrow keys have reached, or else what is typed; it never sends the form. */
function AddingInput({ ref, onAdd, ...input }: ComponentProps<'input'> & { onAdd: () => void }) {
  const state = useContext(ComboBoxStateContext);
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!state?.isOpen || state.selectionManager.focusedKey === null) onAdd();
  };
  return <StyledInput {...input} ref={ref} onKeyDown={addByEnter} />;
}

const StyledInput = styled(AriaInput)`${inputStyle}`;
const StyledPopover = styled(PopoverBox)`width: var(--trigger-width); max-width: none;`;
