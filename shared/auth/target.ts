const key = 'foothold-target';

/** Remembers where somebody wanted to go before a login came in between. */
export function rememberTarget(path: string): void {
  if (!/^\/(login|loader)\b/i.test(path)) sessionStorage.setItem(key, path);
}

/** Where to return to after the login, once; null if nowhere in particular. Never leads off this site. */
export function takeTarget(): string | null {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
