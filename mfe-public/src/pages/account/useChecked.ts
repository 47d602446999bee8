import type { Fields } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import { type ChangeEvent, type FormEvent, useState } from 'react';

/** A form that sends nothing yet: held to its rules on submit, each mistake told at its field until that is changed. */
export function useChecked<S extends z.ZodType>(rules: S, onGood: (given: z.output<S>) => void) {
  const [errors, setErrors] = useState<Fields>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = rules.safeParse(Object.fromEntries(new FormData(form)));
    if (given.success) return onGood(given.data);

    const found: Fields = {};
    for (const { path, message } of given.error.issues) found[String(path[0])] ??= message;
    setErrors(found);
    focusFirst(form, found);
  };

  const mended = ({ target: { name } }: ChangeEvent<HTMLInputElement>) => {
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  };
  return { errors, submit, mended };
}

function focusFirst(form: HTMLFormElement, errors: Fields): void {
  const first = Array.from(form.elements).find((element) => (element.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}
