import type { Output, Query } from '@foothold/shared/contract';
import type { viewOrganization } from '@foothold/shared/contract/admin';
import { listPageByOrganization } from '../hiring/applications/queries';
import { toApplication } from '../hiring/applications/toApplication';
import { toInterview } from '../hiring/interviews/toInterview';
import { toViewContext } from '../jobs/loadJob';
import { listOwnedJobs } from '../jobs/ownJobs.queries';
import { toJob } from '../jobs/toJob';
import type { Context } from '../platform/context';
import { fail, type User } from '../platform/http';
import { loadEvidence } from './evidence';
import { countOrganizationRecords, findOrganization, listOrganizationInterviews } from './organizationDetails.queries';
import { computeRevision } from './organizationRevision';
import { paginate } from './pagination';

type OrganizationDetails = Output<typeof viewOrganization>['organization'];

/** One organization with a page of each: its jobs, applications and interviews. */
export async function viewOrganizationDetails(
  context: Context,
  admin: User,
  id: number,
  { limit, ...pages }: Query<typeof viewOrganization>,
): Promise<OrganizationDetails> {
  const { db } = context;
  const view = toViewContext(context, admin);
  const toRange = (page: number | undefined) => paginate({ page, limit });
  const [row, totals, jobs, applications, interviews] = await Promise.all([
    findOrganization(db, id),
    countOrganizationRecords(db, id),
    listOwnedJobs(db, admin, { org_id: id, today: view.today, ...toRange(pages.jobs) }),
    listPageByOrganization(db, id, toRange(pages.applications)),
    listOrganizationInterviews(db, id, toRange(pages.interviews)),
  ]);
  if (!row) fail('not_found');
  const { email, email_confirmed, ...organization } = row;
  const evidence = await loadEvidence(db, row);
  return {
    ...organization,
    user: { email, email_confirmed },
    revision: computeRevision(organization),
    evidence,
    totals,
    jobs: jobs.map((row) => toJob(row, view)),
    applications: applications.map((row) => ({ ...toApplication(row), student_phone: row.phone })),
    interviews: interviews.map(({ student_name, student_phone, student_email, ...interview }) => ({
      ...toInterview(interview),
      student_name,
      student_phone,
      student_email,
    })),
  };
}
