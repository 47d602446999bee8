import type { FieldErrors } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * A form that sends nothing yet: held to its rules on submit, each mistake told at its field until that is changed.
 * `known` is what is wrong from the start.
 */
export function useValidatedForm<S extends z.ZodType>(
  rules: S,
  onValid: (given: z.output<S>) => void,
  initialErrors: FieldErrors = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>(initialErrors);

  // What is known to be wrong is where one goes on: after the heading has had the focus, as on every arrival.
  const [errorsOnArrival] = useState(initialErrors);
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current && focusFirstError(form.current, errorsOnArrival));
    return () => cancelAnimationFrame(frame);
  }, [errorsOnArrival]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = rules.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (given.success) return onValid(given.data);

    const found: FieldErrors = {};
    for (const { path, message } of given.error.issues) found[String(path[0])] ??= message;
    setErrors(found);
    focusFirstError(event.currentTarget, found);
  };

  const clearError = ({ target: { name } }: ChangeEvent<HTMLInputElement>) => {
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  };
  return { form, errors, submit, mended: clearError };
}

function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const first = Array.from(form.elements).find((element) => (element.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}
