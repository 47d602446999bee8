import type { FieldErrors } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * A form that is validated but not sent: on submit each error is shown at its field, until the field changes.
 * `initialErrors` are shown from the start.
 */
export function useValidatedForm<S extends z.ZodType>(
  rules: S,
  onValid: (values: z.output<S>) => void,
  initialErrors: FieldErrors = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>(initialErrors);

  // Focuses the first field with an error, after the navigation has focused the heading.
  const [errorsOnArrival] = useState(initialErrors);
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current && focusFirstError(form.current, errorsOnArrival));
    return () => cancelAnimationFrame(frame);
  }, [errorsOnArrival]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = rules.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (result.success) return onValid(result.data);

    const newErrors: FieldErrors = {};
    for (const { path, message } of result.error.issues) newErrors[String(path[0])] ??= message;
    setErrors(newErrors);
    focusFirstError(event.currentTarget, newErrors);
  };

  const clearError = ({ target: { name } }: ChangeEvent<HTMLInputElement>) => {
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  };
  return { form, errors, submit, clearError };
}

function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const first = Array.from(form.elements).find((element) => (element.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}
