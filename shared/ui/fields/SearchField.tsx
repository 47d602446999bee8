import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton';
import { Icon } from '../drawings/Icon';
import { t } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { Input } from './TextField';

interface SearchFieldProps extends Pick<FieldProps, 'label'>, Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Adds a button that clears the field. */
  onClear?: () => void;
}

/** A search field. Its label is only for screen readers; the placeholder says what can be searched for. */
export function SearchField({ label, id, onClear, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear?.();
    // The button that was pressed disappears.
    field.current?.focus();
  };
  return (
    <Field label={label} hideLabel id={id}>
      {(controlProps) => (
        <InputWrapper>
          <Icon icon={Search} />
          <Input {...input} {...controlProps} ref={field} type="search" />
          {onClear && input.value !== '' && <IconButton icon={X} label="Clear the search" small onClick={clear} />}
        </InputWrapper>
      )}
    </Field>
  );
}

const InputWrapper = styled.div`
  position: relative;
  > svg { position: absolute; left: 0.875rem; inset-block: 0; margin-block: auto; color: ${t.color.ink3}; pointer-events: none; }
  > input { padding-left: 2.75rem; text-overflow: ellipsis; }
  > input:has(+ button) { padding-right: 2.75rem; }
  > input::-webkit-search-cancel-button { display: none; }
  > button { position: absolute; inset-block: 0; right: 2px; margin-block: auto; }
`;
