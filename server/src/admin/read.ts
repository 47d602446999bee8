import type { Output, Query } from '@foothold/shared/contract';
import type { viewOrganization } from '@foothold/shared/contract/admin';
import { asApplication } from '../applications/asApplication';
import { listPageOfCompany } from '../applications/queries';
import type { Context } from '../context';
import { fail, type User } from '../http';
import { asInterview } from '../interviews/asInterview';
import { asJob } from '../jobs/asJob';
import { listJobsOf } from '../jobs/queries.own';
import { viewOf } from '../jobs/read';
import { pageOf } from './lists';
import { findOrganization } from './queries';
import { countTablesOf, listInterviewsOf } from './queries.details';
import { revisionOf } from './revision';

type Answer = Output<typeof viewOrganization>['organization'];

/** One organization with a page each of its jobs, applications and interviews. */
export async function viewOrganizationDetails(
  context: Context,
  admin: User,
  id: number,
  { limit, ...pages }: Query<typeof viewOrganization>,
): Promise<Answer> {
  const { db } = context;
  const view = viewOf(context, admin);
  const rowsOf = (page: number | undefined) => pageOf({ page: page ?? 1, ...(limit && { limit }) });
  const [found, totals, jobs, applications, interviews] = await Promise.all([
    findOrganization(db, id),
    countTablesOf(db, id),
    listJobsOf(db, admin, { org_id: id, today: view.today, ...rowsOf(pages.jobs) }),
    listPageOfCompany(db, id, rowsOf(pages.applications)),
    listInterviewsOf(db, id, rowsOf(pages.interviews)),
  ]);
  if (!found) fail('not_found');
  const { email, ...organization } = found;
  return {
    ...organization,
    user: { email },
    revision: revisionOf(organization),
    totals,
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
