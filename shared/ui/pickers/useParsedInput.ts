import { useState } from 'react';

interface ParsedInputOptions {
  value: string;
  onChange: (value: string) => void;
  /** The value for a text; empty for an empty text, null for an invalid one. */
  parse: (text: string) => string | null;
  /** The text for a value. */
  format: (value: string) => string;
}

/** The state of an input whose text is parsed into a value, such as a date. Invalid text stays in the input to be corrected. */
export function useParsedInput({ value, onChange, parse, format }: ParsedInputOptions) {
  const [current, setCurrent] = useState({ value, text: format(value) });
  const [isCommitted, setCommitted] = useState(true);
  const [lastValue, setLastValue] = useState(value);
  // The value was changed from outside: the form was reset, or a date was chosen in the calendar.
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
    /** Invalid text is reported only after the field has lost the focus. */
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
