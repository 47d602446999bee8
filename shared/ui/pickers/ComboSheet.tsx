import { type ReactNode, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import styled from 'styled-components';
import { Finder } from '../overlays/Finder';
import { matching } from '../overlays/matching';
import { Sheet } from '../overlays/sheet';
import { Options } from './options';

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
  const own = typed.trim();
  const isNew = free && own !== '' && !options.some((name) => name.toLowerCase() === own.toLowerCase());
  const rows = matching(options, typed, known).map((name) => ({ id: name, name }));

  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <Finder placeholder={free ? 'Search, or write another' : 'Search'} onClose={onClose} />
      <Scroll>
        <Options
          roomy
          aria-label="Choices"
          items={isNew ? [...rows, { id: own, name: own, words: `Use “${own}”` }] : rows}
          selectionMode="single"
          selectedKeys={value ? [value] : []}
          // A press on what is chosen already takes nothing away: it closes.
          onSelectionChange={(keys) => onChoose(String([...keys][0] ?? value))}
        />
      </Scroll>
    </Autocomplete>
  );
}

// As high with few rows as with many: the sheet does not shrink under the finger.
const Scroll = styled.div.attrs({ tabIndex: 0 })`height: 56dvh; overflow-y: auto; overscroll-behavior: contain;`;
