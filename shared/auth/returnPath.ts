const storageKey = 'foothold-target';

/** Remembers where somebody wanted to go before a login came in between. */
export function saveReturnPath(path: string): void {
  if (!/^\/(login|loader)\b/i.test(path)) sessionStorage.setItem(storageKey, path);
}

/** Where to return to after the login, once; null if nowhere in particular. Never leads off this site. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
