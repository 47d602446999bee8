import type { Job } from '@foothold/shared/contract';
import { nextId } from './nextId';

/** An open, paid job of a verified company. */
export const aJob = (overrides: Partial<Job> = {}): Job => {
  const id = overrides.id ?? nextId();
  return {
    id,
    org_id: 7,
    job_title: 'Backend Engineering Intern',
    field: 'Science',
    currency: 'Naira',
    department: 'Engineering',
    stipend: 1,
    env_mode: 'hybrid',
    amount: '150,000',
    duration: '6 months',
    location: 'Lagos',
    deadline: '2030-01-31',
    kind: null,
    start_date: null,
    openings: null,
    job_description: 'Write and test the services behind a payments ledger.',
    job_requirements: '1. One project you can show\n2. Any language',
    letter_required: 1,
    reply_days: 10,
    q1: null,
    q2: null,
    q3: null,
    q4: null,
    q5: null,
    status: 1,
    display_status: 'Active',
    days_left: 13,
    created_at: new Date().toISOString(),
    company_name: 'Harmattan Systems',
    sharelink: `http://localhost/viewjob/backend-engineering-intern/${id}`,
    application: [],
    applied_user_ids: [],
    application_count: 0,
    own_application: null,
    saved: false,
    organization: {
      id: 7,
      company_name: 'Harmattan Systems',
      company_state: 'Lagos',
      company_street_address: '4 Herbert Macaulay Way',
      logo: null,
      open_jobs: null,
      reply_record: { counted: 37, in_time_percent: 92, median_days: 4 },
    },
    ...overrides,
  };
};
