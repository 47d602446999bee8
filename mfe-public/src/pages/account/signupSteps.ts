import { currentIdentity, readSignupDraft, type SignupDraft } from '@foothold/shared/auth';
import type { SignupRole } from '@foothold/shared/contract';
import { replace } from '@foothold/shared/router';
import { clearTypedValues } from './typedValues';

/** A role's name on screen. */
export const roleLabel = (role: SignupRole) => (role === 'student' ? 'candidate' : role);

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
