import type { Identity } from '../contract';

const storageKeys = ['user_id', 'role_specific_id', 'userRole'] as const;

/** Routing hints for local storage (specification). Never a credential: the session is an HttpOnly cookie. */
export function writeSessionHints({ user_id, role_specific_id, role }: Identity): void {
  const values = [user_id, role_specific_id, role];
  storageKeys.forEach((key, index) => {
    localStorage.setItem(key, String(values[index]));
  });
}

export function clearSessionHints(): void {
  for (const key of storageKeys) localStorage.removeItem(key);
}

/** Whether this browser has hints of a session, which may have expired. */
export const hasSessionHints = () => localStorage.getItem('user_id') !== null;
