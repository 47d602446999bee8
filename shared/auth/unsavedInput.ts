const storageKey = 'foothold-carried';

interface UnsavedInput {
  owner: number;
  of: string;
  value: unknown;
}

/** Keeps what somebody has written and could not save because their session had ended, until they are back in this tab. */
export function storeUnsavedInput(owner: number, of: string, value: unknown): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ owner, of, value } satisfies UnsavedInput));
}

/** What was kept of this, once; null where nothing was. */
export function takeUnsavedInput<T>(of: string): T | null {
  const kept = readUnsavedInput();
  if (kept?.of !== of) return null;
  sessionStorage.removeItem(storageKey);
  return kept.value as T;
}

/** Somebody has come: what was kept for anybody else goes. */
export function clearUnsavedInputOfOthers(owner: number): void {
  if (readUnsavedInput()?.owner !== owner) sessionStorage.removeItem(storageKey);
}

/** Forgets all that is stored here, but for that. */
export function clearStorage(): void {
  const kept = sessionStorage.getItem(storageKey);
  localStorage.clear();
  sessionStorage.clear();
  if (kept) sessionStorage.setItem(storageKey, kept);
}

function readUnsavedInput(): Partial<UnsavedInput> | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<UnsavedInput> | null;
  } catch {
    return null;
  }
}
