import { currentIdentity, readSignupDraft, type SignupDraft } from '@foothold/shared/auth';
import { replace } from '@foothold/shared/router';
import { getAccountFormPath } from './signupSteps';
import { clearTypedValues } from './typedValues';

/** The draft that a role's last step completes; whoever has none, one of the other role, or an account that is open, goes where theirs goes on. */
export function requireSignupDraft(role: SignupDraft['userRole']): SignupDraft {
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
