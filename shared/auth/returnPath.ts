const storageKey = 'foothold-target';

/** Saves the address that a login interrupted. */
export function saveReturnPath(path: string): void {
  if (!/^\/(login|loader)\b/i.test(path)) sessionStorage.setItem(storageKey, path);
}

/** The address to return to after the login, once; null without one. Never an address of another site. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
