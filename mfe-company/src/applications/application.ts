import { call, reloadBadgeCounts } from '@foothold/shared/api';
import { type Application, type ApplicationStatus, reviewApplication } from '@foothold/shared/contract';
import { getCurrentOrganizationId } from '../organization/currentOrganization';

/** The applicant's full name; null if they gave none. */
export const getApplicantName = ({ student, student_name }: Application): string | null =>
  student.full_name?.trim() || student_name?.trim() || null;

/** First name for use in a sentence. */
export const getApplicantFirstName = (application: Application): string =>
  getApplicantName(application)?.split(/\s+/)[0] ?? 'The candidate';

/** A deleted account has no email address. */
export const hasDeletedAccount = ({ user }: Application): boolean => user.email === '';

/** Whether the application has reached a final status. */
export const isDecided = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'Accepted' || status === 'Rejected' || status === 'Withdrawn';

/** The event that decided an application, which its timeline ends with. */
export const findDecision = (application: Application) =>
  (isDecided(application) && application.timeline?.findLast(({ status }) => status === application.status)) || null;

/** Whether an interview is offered that the applicant has not declined. */
export const isInvited = ({ interview }: Pick<Application, 'interview'>): boolean =>
  interview !== null && !interview.declined_at;

/** The statuses to which the company can bring an application; none once it is decided. */
export function listPossibleMoves(application: Application): ApplicationStatus[] {
  if (isDecided(application)) return [];
  return isInvited(application) ? ['Accepted', 'Rejected'] : ['Interview', 'Accepted', 'Rejected'];
}

/** Loads an application for its company, which marks it as viewed. */
export async function openApplication(applicationId: string, signal: AbortSignal) {
  const response = await call(
    reviewApplication,
    { params: { applicationId }, body: { org_id: getCurrentOrganizationId() } },
    signal,
  );
  reloadBadgeCounts();
  return response;
}

/** What an accepted applicant has answered. */
export const answerLabels = { confirmed: 'Confirmed', declined: 'Declined' } as const;
