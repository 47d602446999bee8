import { Search } from 'lucide-react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { inputStyle } from '../fields/inputStyle';
import { t } from '../theme/tokens';

interface MenuSearchFieldProps {
  placeholder?: string;
  /** Not on a phone, where the on-screen keyboard would cover the list. */
  autoFocus?: boolean;
  onClose: () => void;
}

/** Filters the rows of the Autocomplete that it belongs to. */
export const MenuSearchField = ({ placeholder = 'Search', autoFocus = false, onClose }: MenuSearchFieldProps) => (
  // Without the handler Esc would only clear the field.
  <Field aria-label="Search" autoFocus={autoFocus} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
    <Icon icon={Search} />
    <StyledInput placeholder={placeholder} autoComplete="off" enterKeyHint="done" />
  </Field>
);

const Field = styled(AriaTextField)`
  position: relative;
  /* Room for the focus outline. */
  margin-block: 3px 0.75rem;
  > svg { position: absolute; left: 0.875rem; top: 14px; color: ${t.color.ink3}; pointer-events: none; }
`;
const StyledInput = styled(AriaInput)`${inputStyle} padding-left: 2.75rem;`;
