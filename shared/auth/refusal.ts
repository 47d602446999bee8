const key = 'foothold-refusal';

export interface Refusal {
  /** What the admin wrote; null if nothing. */
  reason: string | null;
}

/** Hands over from the login to the pending screen that a company was turned away, and why. */
export const rememberRefusal = (refusal: Refusal): void => sessionStorage.setItem(key, JSON.stringify(refusal));

/** The refusal that the login left in this tab, or null. It stays through a reload, until the login is opened again. */
export function readRefusal(): Refusal | null {
  const stored = sessionStorage.getItem(key);
  return stored ? (JSON.parse(stored) as Refusal) : null;
}
