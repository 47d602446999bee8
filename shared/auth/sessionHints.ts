import type { Identity } from '../contract';

const storageKeys = ['user_id', 'role_specific_id', 'userRole'] as const;

/** What local storage may know: where to route. Never a credential; the session is a cookie that scripts cannot read. */
export function writeSessionHints({ user_id, role_specific_id, role }: Identity): void {
  const values = [user_id, role_specific_id, role];
  storageKeys.forEach((key, index) => {
    localStorage.setItem(key, String(values[index]));
  });
}

export function clearSessionHints(): void {
  for (const key of storageKeys) localStorage.removeItem(key);
}

/** Whether somebody was signed in here, as far as this browser remembers. */
export const hasSessionHints = () => localStorage.getItem('user_id') !== null;
