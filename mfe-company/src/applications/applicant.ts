import type { Application } from '@foothold/shared/contract';

/** The applicant's full name, or null where nobody gave one. */
export const getApplicantName = ({ student, student_name }: Application): string | null =>
  student.full_name?.trim() || student_name?.trim() || null;

/** What to call the applicant in a sentence. */
export const getApplicantFirstName = (application: Application): string =>
  getApplicantName(application)?.split(/\s+/)[0] ?? 'The candidate';

/** Whether they have deleted their account: then nobody has an address of them. */
export const hasDeletedAccount = ({ user }: Application): boolean => user.email === '';
