const key = 'foothold-carried';

interface Carried {
  owner: number;
  of: string;
  value: unknown;
}

/** Keeps what somebody has written and could not save because their session had ended, until they are back in this tab. */
export function carry(owner: number, of: string, value: unknown): void {
  sessionStorage.setItem(key, JSON.stringify({ owner, of, value } satisfies Carried));
}

/** What was kept of this, once; null where nothing was. */
export function takeCarried<T>(of: string): T | null {
  const kept = read();
  if (kept?.of !== of) return null;
  sessionStorage.removeItem(key);
  return kept.value as T;
}

/** Somebody has come: what was kept for anybody else goes. */
export function carryOnlyFor(owner: number): void {
  if (read()?.owner !== owner) sessionStorage.removeItem(key);
}

/** Forgets all that is stored here, but for that. */
export function clearStorage(): void {
  const kept = sessionStorage.getItem(key);
  localStorage.clear();
  sessionStorage.clear();
  if (kept) sessionStorage.setItem(key, kept);
}

function read(): Partial<Carried> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Carried> | null;
  } catch {
    return null;
  }
}
