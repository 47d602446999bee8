import { useEffect } from 'react';

/** The forms of signing up. */
type SignupForm = 'email' | 'student' | 'organization';
const forms: readonly SignupForm[] = ['email', 'student', 'organization'];

const toStorageKey = (form: SignupForm) => `signup ${form}`;

/** What was typed into a form of this tab that is not sent yet, also after a reload. Never the password. */
export function readTypedValues(form: SignupForm): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(toStorageKey(form)) ?? '{}');
  } catch {
    return {};
  }
}

export function saveTypedValues(form: SignupForm, values: Record<string, unknown>): void {
  const { password: _, ...others } = values;
  sessionStorage.setItem(toStorageKey(form), JSON.stringify(others));
}

interface FormOfValues {
  subscribe: (options: {
    formState: { values: true };
    callback: (change: { values: Record<string, unknown> }) => void;
  }) => () => void;
}

/** Saves what is typed with each change: a phone may close a page without an event. The email is in the draft. */
export function useSaveTypedValues(name: SignupForm, { subscribe }: FormOfValues): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { email: _, ...others } }) => saveTypedValues(name, others),
      }),
    [name, subscribe],
  );
}

/** Called when the account is there, and when another person may be signing up. */
export function clearTypedValues(): void {
  for (const form of forms) sessionStorage.removeItem(toStorageKey(form));
}
