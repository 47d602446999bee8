import { useEffect, useEffectEvent } from 'react';

const kept = new Map<string, object>();

/** What was typed into a form before it was left, for as long as the page lives. */
export const keptIn = (form: string): object => kept.get(form) ?? {};

/** Keeps what is typed when the form is left undone: going back to mend an email must not cost the rest. Never a password. */
export function useKeeping(form: string, typed: () => { password?: unknown; email?: unknown }, done: boolean): void {
  const leave = useEffectEvent(() => {
    const { password: _, email: __, ...rest } = typed();
    if (done) kept.delete(form);
    else kept.set(form, rest);
  });
  useEffect(() => () => leave(), []);
}

/** Another person may be signing up now. */
export const forgetTyped = (): void => kept.clear();
