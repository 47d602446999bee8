import type { Fields } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * A form that sends nothing yet: held to its rules on submit, each mistake told at its field until that is changed.
 * `known` is what is wrong from the start.
 */
export function useChecked<S extends z.ZodType>(rules: S, onGood: (given: z.output<S>) => void, known: Fields = {}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Fields>(known);

  // What is known to be wrong is where one goes on: after the heading has had the focus, as on every arrival.
  const [arrived] = useState(known);
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current && focusFirst(form.current, arrived));
    return () => cancelAnimationFrame(frame);
  }, [arrived]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = rules.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (given.success) return onGood(given.data);

    const found: Fields = {};
    for (const { path, message } of given.error.issues) found[String(path[0])] ??= message;
    setErrors(found);
    focusFirst(event.currentTarget, found);
  };

  const mended = ({ target: { name } }: ChangeEvent<HTMLInputElement>) => {
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  };
  return { form, errors, submit, mended };
}

function focusFirst(form: HTMLFormElement, errors: Fields): void {
  const first = Array.from(form.elements).find((element) => (element.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}
