import { media, SearchField } from '@foothold/shared/ui';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { useSearchChange } from './search';

const pause = 300;

/** Searches as one types, a moment after the last key, or at once by Enter. `q` is what the address says. */
export function SearchBox({ q }: { q: string }) {
  const change = useSearchChange();
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

  const ask = () => {
    const next = typed.trim();
    if (next === asked) return;
    setAsked(next);
    change({ q: next }, { replace: true });
  };
  const askLater = useEffectEvent(ask);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => askLater(), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };

  return (
    <Box role="search" onSubmit={submit}>
      <SearchField
        label="Search jobs"
        placeholder="Title, skill or company"
        value={typed}
        maxLength={200}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
    </Box>
  );
}

const Box = styled.form`
  width: 20rem;
  max-width: 100%;
  ${media.phone} { width: 100%; }
`;
