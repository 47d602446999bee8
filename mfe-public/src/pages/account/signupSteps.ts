import type { SignupDraft } from '@foothold/shared/auth';

type SignupRole = SignupDraft['userRole'];

/** The word that people read for a role. */
export const roleLabel = (role: SignupRole) => (role === 'student' ? 'candidate' : role);

/** Where a role's last step is. */
export const getAccountFormPath = (role: SignupRole) =>
  role === 'student' ? '/create-student-account' : '/create-company-account';
