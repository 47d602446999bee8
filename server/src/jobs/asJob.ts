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

/**
 * A job as one viewer sees it: exactly the contract's fields, so that lists need no filter behind them. Each is written
 * out, because copying the rest of a row costs as much CPU as reading it from the database.
 */
export function asJob(row: JobRow & { open_jobs?: number | null }, { viewer, today, origin }: View): Job {
  const owns = viewer?.role === 'admin' || (viewer?.role === 'organization' && viewer.role_specific_id === row.org_id);
  const callers = row.applied && viewer ? [viewer.user_id] : [];
  return {
    id: row.id,
    org_id: row.org_id,
    job_title: row.job_title,
    field: row.field,
    currency: row.currency,
    department: row.department,
    stipend: row.stipend,
    env_mode: row.env_mode,
    amount: row.amount,
    duration: row.duration,
    location: row.location,
    deadline: row.deadline,
    job_description: row.job_description,
    job_requirements: row.job_requirements,
    q1: row.q1,
    q2: row.q2,
    q3: row.q3,
    q4: row.q4,
    q5: row.q5,
    status: row.status,
    display_status: displayStatus(row, today),
    days_left: daysLeft(row.deadline, today),
    created_at: row.created_at,
    company_name: row.company_name,
    sharelink: shareLink(origin, row),
    application: callers,
    applied_user_ids: callers,
    application_count: owns ? row.application_count : null,
    saved: viewer?.role === 'student' ? Boolean(row.saved) : null,
    organization: {
      id: row.org_id,
      company_name: row.company_name,
      company_state: row.company_state,
      company_street_address: row.company_street_address,
      open_jobs: row.open_jobs ?? null,
    },
  };
}
