import {
  endStudentSessions,
  restoreStudent,
  type StudentDetails,
  suspendStudent,
  viewStudent,
} from '@foothold/shared/contract/admin';
import { aStudent, mockEndpoint } from '@foothold/shared/testing';

/** A student's application as an admin sees it. */
export const anApplicationRow = (
  over: Partial<StudentDetails['applications'][number]> = {},
): StudentDetails['applications'][number] => ({
  ...{ id: 1, job_id: 21, org_id: 7, job_title: 'Cook', company_name: 'Harmattan Systems' },
  ...{ status: 'Applied', created_at: '2026-11-03T08:00:00.000Z' },
  ...over,
});

const aUser = (over: Partial<StudentDetails> = {}): StudentDetails => ({
  ...{ id: 40, email: 'ada@example.ng', created_at: '2026-11-02T08:00:00.000Z' },
  student: aStudent({ full_name: 'Ada Obi' }),
  ...{ suspended_at: null, suspension_reason: null, sessions: [], applications: [] },
  ...over,
  totals: { applications: over.applications?.length ?? 0 },
});

/** Mocks a server with this user, who can be suspended, restored and logged out. */
export function mockUser(over: Partial<StudentDetails> = {}) {
  let user = aUser(over);
  const updateUser = (changes: Partial<StudentDetails>, message: string) => {
    user = { ...user, ...changes };
    return { student: user, message };
  };
  mockEndpoint(viewStudent, ({ query: { applications = 1, limit = 1000 } }) => ({
    student: { ...user, applications: user.applications.slice((applications - 1) * limit, applications * limit) },
  }));
  mockEndpoint(suspendStudent, ({ body: { reason } }) =>
    updateUser(
      { suspended_at: '2026-11-20T08:00:00.000Z', suspension_reason: reason, sessions: [] },
      'User suspended successfully',
    ),
  );
  mockEndpoint(restoreStudent, () =>
    updateUser({ suspended_at: null, suspension_reason: null }, 'User restored successfully'),
  );
  mockEndpoint(endStudentSessions, () => {
    const ended = user.sessions.length;
    const { message } = updateUser({ sessions: [] }, 'The user was logged out everywhere.');
    return { ended, message };
  });
}
