import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { inputLook } from '../fields/input';
import { Icon } from '../Icon';
import { Sheet } from '../overlays/sheet';
import { t } from '../tokens';
import { Options, useWordFilter } from './options';

interface ComboSheetProps {
  title: ReactNode;
  options: readonly string[];
  known: Readonly<Record<string, string>>;
  value: string;
  /** Whether what is typed may be taken as it is. */
  free: boolean;
  isOpen: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The whole list in a sheet from the bottom, with its search on top. */
export function ComboSheet({ title, isOpen, onClose, ...rest }: ComboSheetProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <Searched {...rest} onClose={onClose} />
    </Sheet>
  );
}

function Searched({ options, known, value, free, onChoose, onClose }: Omit<ComboSheetProps, 'title' | 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const filter = useWordFilter(known);
  const own = typed.trim();
  const isNew = free && own !== '' && !options.some((name) => name.toLowerCase() === own.toLowerCase());
  const rows = options.map((name) => ({ id: name, name }));

  return (
    <Autocomplete filter={filter} inputValue={typed} onInputChange={setTyped}>
      {/* The search keeps Esc for itself otherwise. */}
      <Finder aria-label="Search" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <Icon of={Search} />
        <Look placeholder={free ? 'Search, or write another' : 'Search'} autoComplete="off" enterKeyHint="done" />
      </Finder>
      <Scroll>
        <Options
          roomy
          aria-label="Choices"
          items={isNew ? [{ id: own, name: own, words: `Use “${own}”` }, ...rows] : rows}
          selectionMode="single"
          selectedKeys={value ? [value] : []}
          // A press on what is chosen already takes nothing away: it closes.
          onSelectionChange={(keys) => onChoose(String([...keys][0] ?? value))}
        />
      </Scroll>
    </Autocomplete>
  );
}

const Finder = styled(AriaTextField)`
  position: relative;
  margin-bottom: 0.75rem;
  > svg { position: absolute; left: 0.875rem; top: 14px; color: ${t.color.ink3}; pointer-events: none; }
`;
const Look = styled(AriaInput)`${inputLook} padding-left: 2.75rem;`;
// As high with few rows as with many: the sheet does not shrink under the finger.
const Scroll = styled.div`height: 56dvh; overflow-y: auto; overscroll-behavior: contain;`;
