const storageKey = 'formDetails';

interface StoredSignupDraft {
  email: string;
  userRole: 'student' | 'organization';
}

export interface SignupDraft extends StoredSignupDraft {
  /** Only in memory: a reload of the page asks for it again. */
  password: string | null;
}

let password: string | null = null;

/** Keeps what the first sign-up steps gave for the last one. */
export function saveSignupDraft({ password: given, ...stored }: SignupDraft): void {
  password = given;
  localStorage.setItem(storageKey, JSON.stringify(stored));
}

/** What the first steps gave, or null if nobody has begun here. */
export function readSignupDraft(): SignupDraft | null {
  const { email = '', userRole } = readStoredDraft();
  return userRole === 'student' || userRole === 'organization' ? { email, userRole, password } : null;
}

/** Whatever else may have been written there, by hand or by a release of long ago, is no draft. */
function readStoredDraft(): Partial<StoredSignupDraft> {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '') as Partial<StoredSignupDraft> | null) ?? {};
  } catch {
    return {};
  }
}

export function clearSignupDraft(): void {
  password = null;
  localStorage.removeItem(storageKey);
}
