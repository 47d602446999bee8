import type { SignupRole } from '../contract';
import { signupRoles } from '../contract/enums';

const storageKey = 'formDetails';

interface StoredSignupDraft {
  email: string;
  userRole: SignupRole;
}

export interface SignupDraft extends StoredSignupDraft {
  /** Held in memory only, so a reload loses it. */
  password: string | null;
}

let password: string | null = null;

/** Stores the input of the first sign-up steps for the last one. */
export function saveSignupDraft({ password: given, ...stored }: SignupDraft): void {
  password = given;
  localStorage.setItem(storageKey, JSON.stringify(stored));
}

/** The input of the first steps, or null when sign-up has not begun in this browser. */
export function readSignupDraft(): SignupDraft | null {
  const { email = '', userRole } = readStoredDraft();
  return userRole && signupRoles.includes(userRole) ? { email, userRole, password } : null;
}

/** Storage may hold anything: edited by hand, or written by an old release. */
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
