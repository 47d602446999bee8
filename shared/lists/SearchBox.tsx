import { media, SearchField } from '@foothold/shared/ui';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';

/** Milliseconds after the last keystroke. */
const searchDelay = 300;

interface SearchBoxProps {
  /** The search in the address. */
  q: string;
  label: string;
  placeholder: string;
  maxLength?: number;
  onSearch: (q: string) => void;
}

/** Searches while the user types, after a pause, or at once on Enter. Before the scripts have loaded the form opens `?q=`. */
export function SearchBox({ q, label, placeholder, maxLength = 200, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(q);
  const [searched, setSearched] = useState(q);
  const [previousQ, setPreviousQ] = useState(q);

  // The box follows a change of the address by other means (Back, 'Clear all'), but not the result of its own search,
  // which would overwrite what is being typed.
  if (q !== previousQ) {
    setPreviousQ(q);
    if (q !== searched) {
      setSearched(q);
      setTyped(q);
    }
  }

  const search = (text: string) => {
    const next = text.trim();
    if (next === searched) return;
    setSearched(next);
    onSearch(next);
  };
  const searchTyped = useEffectEvent(() => search(typed));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the delay
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(), searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed);
  };
  const clear = () => {
    setTyped('');
    search('');
  };

  return (
    <SearchForm role="search" onSubmit={submit}>
      <SearchField
        label={label}
        name="q"
        placeholder={placeholder}
        value={typed}
        maxLength={maxLength}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onClear={clear}
      />
    </SearchForm>
  );
}

const SearchForm = styled.form`
  width: 20rem;
  max-width: 100%;
  ${media.phone} { width: 100%; }
`;
