import { useState } from 'react';

interface ParsedInputOptions {
  value: string;
  onChange: (value: string) => void;
  /** The value that a text means; empty for an empty text, null for one that means none. */
  parse: (text: string) => string | null;
  /** The text of a value. */
  format: (value: string) => string;
}

/** A field in which one writes words whose value is something else: a day, one of a list. What was not understood stays to be mended. */
export function useParsedInput({ value, onChange, parse, format }: ParsedInputOptions) {
  const [current, setCurrent] = useState({ value, text: format(value) });
  const [isCommitted, setCommitted] = useState(true);
  const [lastValue, setLastValue] = useState(value);
  // Somebody else changed the value: a form that was reset, a choice in the calendar. What was written here may come back later.
  if (lastValue !== value) {
    setLastValue(value);
    if (current.value !== value) setCurrent({ value, text: format(value) });
  }

  const applyText = (text: string) => {
    const next = parse(text) ?? '';
    setCurrent({ value: next, text });
    if (next !== current.value) onChange(next);
  };

  return {
    text: current.text,
    /** True once one is done and what stands there means nothing. */
    isInvalid: isCommitted && parse(current.text) === null,
    changeText: (text: string) => {
      setCommitted(false);
      applyText(text);
    },
    commit: () => {
      const parsed = parse(current.text);
      if (parsed) applyText(format(parsed));
      setCommitted(true);
    },
  };
}
