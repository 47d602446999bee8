import type { Output } from '@foothold/shared/contract';
import type { viewAnyJob } from '@foothold/shared/contract/admin';
import { loadJob } from '../jobs/loadJob';
import type { Context } from '../platform/context';
import type { User } from '../platform/http';
import { listSubjectHistory } from './audit/auditLog';
import { countApplicationsByStatus, findJobOrganization } from './jobs.queries';

const historyLength = 20;

/** One job in any state but deleted by its company, with what an admin decides with. */
export async function viewJobDetails(context: Context, admin: User, id: number): Promise<Output<typeof viewAnyJob>> {
  const { db } = context;
  const job = await loadJob(context, admin, id);
  const [organization, application_counts, history] = await Promise.all([
    findJobOrganization(db, job.org_id),
    countApplicationsByStatus(db, id),
    listSubjectHistory(db, ['job', String(id)], { limit: historyLength }),
  ]);
  const state = job.taken_down ? 'Taken down' : job.held ? 'Waiting' : job.display_status;
  return { job, state, organization, application_counts, history };
}
