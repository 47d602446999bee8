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
  const { email = '', userRole } = stored();
  return userRole === 'student' || userRole === 'organization' ? { email, userRole, password } : null;
}

/** Whatever else may have been written there, by hand or by a release of long ago, is no draft. */
function stored(): Partial<StoredDraft> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '') as Partial<StoredDraft> | null) ?? {};
  } catch {
    return {};
  }
}

export function clearDraft(): void {
  password = null;
  localStorage.removeItem(key);
}
