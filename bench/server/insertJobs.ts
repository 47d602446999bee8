import type { JobContentName } from '@foothold/shared/contract';

/** An SQL expression for each field of a job, so that a field which the contract gets does not compile here without one. */
export type JobExpressions = Record<JobContentName, string>;

/** An unpaid job, whose deadline is from 20 days ago to 40 days ahead by the number `n`. */
export const unpaidJob: JobExpressions = {
  job_title: `(array['Backend', 'Data', 'Sales', 'Legal'])[1 + n % 4] || ' Intern ' || n`,
  field: `'Science'`,
  currency: 'null',
  department: `'Research'`,
  stipend: '0',
  env_mode: `'onsite'`,
  amount: 'null',
  duration: `'6 months'`,
  location: `'Lagos'`,
  deadline: 'current_date + (n % 60) - 20',
  kind: 'null',
  start_date: 'null',
  openings: 'null',
  job_description: `repeat('Count what is there. ', 20)`,
  job_requirements: 'null',
  letter_required: '1',
  reply_days: '10',
  q1: 'null',
  q2: 'null',
  q3: 'null',
  q4: 'null',
  q5: 'null',
};

/** Inserts a job with these values for each row of `source`. */
export const insertJobsSql = (expressions: JobExpressions & Record<string, string>, source: string) =>
  `insert into jobs (${Object.keys(expressions).join()}) select ${Object.values(expressions).join()} ${source}`;
