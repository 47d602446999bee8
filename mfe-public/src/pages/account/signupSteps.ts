import { currentIdentity, readSignupDraft, type SignupDraft, saveSignupDraft } from '@foothold/shared/auth';
import { type SignupRole, signupRoles } from '@foothold/shared/contract';
import { replace } from '@foothold/shared/router';
import { clearTypedValues } from './typedValues';

/** A role's name on screen, with its article. */
export const roleLabel = (role: SignupRole) =>
  role === 'student' ? ({ article: 'a', name: 'candidate' } as const) : ({ article: 'an', name: role } as const);

/** Begins a sign-up, or changes the role of one that has begun: its email stays. */
export function chooseRole(userRole: SignupRole): void {
  const draft = readSignupDraft();
  if (!draft) clearTypedValues();
  saveSignupDraft({ email: '', password: null, ...draft, userRole });
}

/** The role that a link to sign-up names, as the landing page's do. */
export const parseRole = (text: string | null): SignupRole | undefined => signupRoles.find((role) => role === text);

/** The path of a role's last step. */
export const getAccountFormPath = (role: SignupRole) =>
  role === 'student' ? '/create-student-account' : '/create-company-account';

/** The draft that a role's last step completes. Without a matching one, redirects to the step where sign-up continues. */
export function requireSignupDraft(role: SignupRole): SignupDraft {
  if (currentIdentity()) throw replace('/register');
  const draft = readSignupDraft();
  if (!draft) {
    clearTypedValues();
    throw replace('/register');
  }
  if (!draft.email) throw replace('/signup');
  if (draft.userRole !== role) throw replace(getAccountFormPath(draft.userRole));
  return draft;
}
