import type { SignupRole } from '@foothold/shared/contract';

/** A role's name on screen. */
export const roleLabel = (role: SignupRole) => (role === 'student' ? 'candidate' : role);

/** Where a role's last step is. */
export const getAccountFormPath = (role: SignupRole) =>
  role === 'student' ? '/create-student-account' : '/create-company-account';
