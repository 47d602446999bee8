import type { Job } from '@foothold/shared/contract';
import { daysLeft, displayStatus } from './open';
import type { JobRow, Viewer } from './queries';
import { shareLink } from './slug';

interface View {
  viewer: Viewer;
  /** Today in the platform's zone. */
  today: string;
  origin: string;
}

/** A job as one viewer sees it: exactly the contract's fields, so that lists need no filter behind them. */
export function asJob(row: JobRow, { viewer, today, origin }: View): Job {
  const { applied, application_count, company_name, company_state, company_street_address, ...job } = row;
  const owns = viewer?.role === 'admin' || (viewer?.role === 'organization' && viewer.role_specific_id === row.org_id);
  const callers = applied && viewer ? [viewer.user_id] : [];
  return {
    ...job,
    company_name,
    display_status: displayStatus(job, today),
    days_left: daysLeft(job.deadline, today),
    sharelink: shareLink(origin, job),
    application: callers,
    applied_user_ids: callers,
    application_count: owns ? application_count : null,
    organization: { id: job.org_id, company_name, company_state, company_street_address },
  };
}
