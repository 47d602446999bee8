import { asApplication } from '../applications/asApplication';
import { listOfCompany } from '../applications/queries';
import type { Context } from '../context';
import { fail, type User } from '../http';
import { asInterview } from '../interviews/asInterview';
import { asJob } from '../jobs/asJob';
import { listJobsOf } from '../jobs/queries';
import { viewOf } from '../jobs/read';
import { findOrganization, listInterviewsOf } from './queries';
import { revisionOf } from './revision';

const mostRows = 1000;

/** One organization with its newest jobs, applications and interviews. */
export async function viewOrganizationDetails(context: Context, admin: User, id: number) {
  const { db } = context;
  const view = viewOf(context, admin);
  const [found, jobs, applications, interviews] = await Promise.all([
    findOrganization(db, id),
    listJobsOf(db, admin, { org_id: id, today: view.today, limit: mostRows, offset: 0 }),
    listOfCompany(db, { org_id: id, limit: mostRows }),
    listInterviewsOf(db, id),
  ]);
  if (!found) fail('not_found');
  const { email, ...organization } = found;
  return {
    ...organization,
    user: { email },
    revision: revisionOf(organization),
    jobs: jobs.map((row) => asJob(row, view)),
    applications: applications.map((row) => ({ ...asApplication(row), student_phone: row.phone })),
    interviews: interviews.map(({ student_name, student_phone, student_email, ...interview }) => ({
      ...asInterview(interview),
      student_name,
      student_phone,
      student_email,
    })),
  };
}
