import { useEffect, useEffectEvent } from 'react';

const typedValues = new Map<string, object>();

/** What was typed into a form before it was left, until the page is reloaded. */
export const readTypedValues = (form: string): object => typedValues.get(form) ?? {};

/** Saves what is typed when the form is left unfinished, so that correcting the email loses nothing. Never the password. */
export function useSaveTypedValues(
  form: string,
  getValues: () => { password?: unknown; email?: unknown },
  isDone: boolean,
): void {
  const save = useEffectEvent(() => {
    const { password: _, email: __, ...rest } = getValues();
    if (isDone) typedValues.delete(form);
    else typedValues.set(form, rest);
  });
  useEffect(() => () => save(), []);
}

/** Called when another person may be signing up. */
export const clearTypedValues = (): void => typedValues.clear();
