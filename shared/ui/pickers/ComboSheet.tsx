import { type ReactNode, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import styled from 'styled-components';
import { fuzzyFilter } from '../overlays/fuzzyFilter';
import { MenuSearchField } from '../overlays/MenuSearchField';
import { Sheet } from '../overlays/Sheet';
import { Options } from './Options';

interface ComboSheetProps {
  title: ReactNode;
  options: readonly string[];
  aliases: Readonly<Record<string, string>>;
  value: string;
  /** Whether text that is not in the list can be used as it is. */
  allowsCustomValue: boolean;
  isOpen: boolean;
  /** Whether the search takes the focus: not by touch, where the on-screen keyboard would cover the list. */
  autoFocus: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The list of a ComboBox in a bottom sheet, with its search on top. */
export function ComboSheet({ title, isOpen, onClose, ...rest }: ComboSheetProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <SearchableOptions {...rest} onClose={onClose} />
    </Sheet>
  );
}

function SearchableOptions({
  options,
  aliases,
  value,
  allowsCustomValue,
  autoFocus,
  onChoose,
  onClose,
}: Omit<ComboSheetProps, 'title' | 'isOpen'>) {
  const [query, setQuery] = useState('');
  const trimmedQuery = query.trim();
  const isCustomValue =
    allowsCustomValue &&
    trimmedQuery !== '' &&
    !options.some((name) => name.toLowerCase() === trimmedQuery.toLowerCase());
  const rows = fuzzyFilter(options, query, aliases).map((name) => ({ id: name, name }));

  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <MenuSearchField
        placeholder={allowsCustomValue ? 'Search, or write another' : 'Search'}
        autoFocus={autoFocus}
        onClose={onClose}
      />
      <ScrollArea>
        <Options
          roomy
          aria-label="Choices"
          items={
            isCustomValue ? [...rows, { id: trimmedQuery, name: trimmedQuery, content: `Use “${trimmedQuery}”` }] : rows
          }
          selectionMode="single"
          selectedKeys={value ? [value] : []}
          // Choosing the selected option again does not remove it, but closes the sheet.
          onSelectionChange={(keys) => onChoose(String([...keys][0] ?? value))}
        />
      </ScrollArea>
    </Autocomplete>
  );
}

// The height does not depend on the number of matches, so that the sheet does not shrink while typing.
const ScrollArea = styled.div.attrs({ tabIndex: 0 })`height: 56dvh; overflow-y: auto; overscroll-behavior: contain;`;
