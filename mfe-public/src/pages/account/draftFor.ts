import { currentIdentity, readDraft, type SignupDraft } from '@foothold/shared/auth';
import { replace } from '@foothold/shared/router';
import { forgetTyped } from './kept';
import { formOf } from './steps';

/** The draft that a role's last step completes; whoever has none, one of the other role, or an account that is open, goes where theirs goes on. */
export function draftFor(role: SignupDraft['userRole']): SignupDraft {
  if (currentIdentity()) throw replace('/register');
  const draft = readDraft();
  if (!draft) {
    forgetTyped();
    throw replace('/register');
  }
  if (!draft.email) throw replace('/signup');
  if (draft.userRole !== role) throw replace(formOf(draft.userRole));
  return draft;
}
