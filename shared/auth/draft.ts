const key = 'formDetails';

interface StoredDraft {
  email: string;
  userRole: 'student' | 'organization';
}

export interface SignupDraft extends StoredDraft {
  /** Only in memory: a reload of the page asks for it again. */
  password: string | null;
}

let password: string | null = null;

/** Keeps what the first sign-up steps gave for the last one. */
export function saveDraft({ password: given, ...stored }: SignupDraft): void {
  password = given;
  localStorage.setItem(key, JSON.stringify(stored));
}

/** What the first steps gave, or null if nobody has begun here. */
export function readDraft(): SignupDraft | null {
  const stored = localStorage.getItem(key);
  if (!stored) return null;
  const { email = '', userRole } = JSON.parse(stored) as StoredDraft;
  return { email, userRole, password };
}

export function clearDraft(): void {
  password = null;
  localStorage.removeItem(key);
}
