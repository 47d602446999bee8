import { media, SearchField } from '@foothold/shared/ui';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';

const searchDelay = 300;

interface SearchBoxProps {
  /** What the address says. */
  q: string;
  label: string;
  placeholder: string;
  maxLength?: number;
  onSearch: (q: string) => void;
}

/** Searches as one types, a moment after the last key, or at once by Enter. */
export function SearchBox({ q, label, placeholder, maxLength = 200, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  const [known, setKnown] = useState(q);

  // The address changed by other hands (back, 'Clear all'): the box follows. Its own echo never overwrites what is being typed.
  if (q !== known) {
    setKnown(q);
    if (q !== asked) {
      setAsked(q);
      setTyped(q);
    }
  }

  const askFor = (text: string) => {
    const next = text.trim();
    if (next === asked) return;
    setAsked(next);
    onSearch(next);
  };
  const askLater = useEffectEvent(() => askFor(typed));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => askLater(), searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    askFor(typed);
  };
  const clear = () => {
    setTyped('');
    askFor('');
  };

  return (
    <SearchForm role="search" onSubmit={submit}>
      <SearchField
        label={label}
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
