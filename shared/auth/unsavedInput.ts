import { clearKeptResponses } from './keptResponses';

const storageKey = 'foothold-carried';

interface UnsavedInput {
  owner: number;
  /** What the input belongs to, such as 'job new'. */
  of: string;
  value: unknown;
}

/** Stores input that could not be saved because the session had ended, until its owner logs in again in this tab. */
export function storeUnsavedInput(owner: number, subject: string, value: unknown): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ owner, of: subject, value } satisfies UnsavedInput));
}

/** The input stored for this subject, once; null without one. */
export function takeUnsavedInput<T>(subject: string): T | null {
  const stored = readUnsavedInput();
  if (stored?.of !== subject) return null;
  sessionStorage.removeItem(storageKey);
  return stored.value as T;
}

/** Deletes the input of any other user. */
export function clearUnsavedInputOfOthers(owner: number): void {
  if (readUnsavedInput()?.owner !== owner) sessionStorage.removeItem(storageKey);
}

/** Clears all storage of this site except the unsaved input, and what is kept for when there is no connection. */
export function clearStorage(): void {
  const unsaved = sessionStorage.getItem(storageKey);
  localStorage.clear();
  sessionStorage.clear();
  clearKeptResponses();
  if (unsaved) sessionStorage.setItem(storageKey, unsaved);
}

function readUnsavedInput(): Partial<UnsavedInput> | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<UnsavedInput> | null;
  } catch {
    return null;
  }
}
