import { useState } from 'react';

interface Writing {
  value: string;
  onChange: (value: string) => void;
  /** The value that a text means; empty for an empty text, null for one that means none. */
  read: (text: string) => string | null;
  /** The text of a value. */
  write: (value: string) => string;
}

/** A field in which one writes words whose value is something else: a day, one of a list. What was not understood stays to be mended. */
export function useWritten({ value, onChange, read, write }: Writing) {
  const [kept, setKept] = useState({ value, text: write(value) });
  const [settled, setSettled] = useState(true);
  const [seen, setSeen] = useState(value);
  // Somebody else changed the value: a form that was reset, a choice in the calendar. What was written here may come back later.
  if (seen !== value) {
    setSeen(value);
    if (kept.value !== value) setKept({ value, text: write(value) });
  }

  const keep = (text: string) => {
    const next = read(text) ?? '';
    setKept({ value: next, text });
    if (next !== kept.value) onChange(next);
  };

  return {
    text: kept.text,
    /** True once one is done and what stands there means nothing. */
    refused: settled && read(kept.text) === null,
    type: (text: string) => {
      setSettled(false);
      keep(text);
    },
    settle: () => {
      const meant = read(kept.text);
      if (meant) keep(write(meant));
      setSettled(true);
    },
  };
}
