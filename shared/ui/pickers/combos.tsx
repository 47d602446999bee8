import { type ComponentProps, useContext } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input as AriaInput } from 'react-aria-components/Input';
import styled from 'styled-components';
import type { Tied } from '../fields/Field';
import { inputLook } from '../fields/input';
import { matching } from '../overlays/matching';
import { PopoverBox } from '../overlays/menuLook';
import { Options } from './options';

export { ComboSheet } from './ComboSheet';

interface ComboInputProps {
  tied: Tied;
  labelId: string;
  options: readonly string[];
  known: Readonly<Record<string, string>>;
  text: string;
  /** What the form holds; only an option is ticked. */
  value: string;
  /** Whether something else may be written: then a list without a match says nothing. */
  free: boolean;
  input: ComponentProps<'input'>;
  /** Takes the place of a field that has the focus. */
  focused: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** The field with its list below, on react-aria: reached only through the picker that loads it. */
export function ComboInput({
  tied,
  labelId,
  options,
  known,
  text,
  value,
  free,
  input,
  focused,
  onType,
  onLeave,
}: ComboInputProps) {
  const shown = new Set(matching(options, text, known));
  return (
    <ComboBox
      id={tied.id}
      aria-labelledby={labelId}
      aria-describedby={tied['aria-describedby']}
      isInvalid={tied['aria-invalid'] ?? false}
      isRequired={input.required ?? false}
      validationBehavior="aria"
      // What may be written is the form's rule; the list only helps.
      allowsCustomValue
      allowsEmptyCollection={!free}
      autoFocus={focused}
      // The text alone is ours: a choice that came back by way of the form would open the list again.
      defaultSelectedKey={options.includes(value) ? value : null}
      inputValue={text}
      onInputChange={onType}
      onBlur={onLeave}
      defaultFilter={(name) => shown.has(name)}
      defaultItems={options.map((name) => ({ id: name, name }))}
    >
      <Opening {...input} />
      <Below offset={4}>
        <Options />
      </Below>
    </ComboBox>
  );
}

/** A press on the field shows the whole list, as a select would. */
function Opening({ ref, ...input }: ComponentProps<'input'>) {
  const list = useContext(ComboBoxStateContext);
  return <Look {...input} ref={ref} onClick={() => list?.open(null, 'manual')} />;
}

const Look = styled(AriaInput)`${inputLook}`;
const Below = styled(PopoverBox)`width: var(--trigger-width); max-width: none;`;
