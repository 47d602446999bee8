import { useEffect, useEffectEvent } from 'react';

const typedValues = new Map<string, object>();

/** What was typed into a form before it was left, for as long as the page lives. */
export const readTypedValues = (form: string): object => typedValues.get(form) ?? {};

/** Keeps what is typed when the form is left undone: going back to mend an email must not cost the rest. Never a password. */
export function useSaveTypedValues(
  form: string,
  typed: () => { password?: unknown; email?: unknown },
  done: boolean,
): void {
  const leave = useEffectEvent(() => {
    const { password: _, email: __, ...rest } = typed();
    if (done) typedValues.delete(form);
    else typedValues.set(form, rest);
  });
  useEffect(() => () => leave(), []);
}

/** Another person may be signing up now. */
export const clearTypedValues = (): void => typedValues.clear();
