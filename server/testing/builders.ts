import type { JobContent, JobSkillList } from '@foothold/shared/contract';
import { resolveJobSkills } from '../src/jobs/jobSkills';
import { insertJob } from '../src/jobs/jobSkills.queries';
import type { Context } from '../src/platform/context';
import { type NewRow, type Row, transact } from '../src/platform/db';
import { signIn } from './signIn';

/** An open, unpaid job; of a new verified company unless `org_id` is given. */
export async function aJob(
  context: Context,
  { required_skills, preferred_skills, ...overrides }: Partial<NewRow<'jobs'>> & JobSkillNames = {},
): Promise<Row<'jobs'>> {
  const org_id = overrides.org_id ?? (await signIn(context, 'organization')).role_specific_id;
  return transact(context.db, async (tx) => {
    const skills = await resolveJobSkills(tx, { required_skills, preferred_skills });
    const { id } = await insertJob(tx, { ...defaultJob, ...overrides, org_id }, skills);
    return tx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  });
}

type JobSkillNames = Partial<Record<JobSkillList, string[]>>;

/** An application without files; of a new student to a new job unless `user_id` and `job_id` are given. */
export async function anApplication(
  context: Context,
  overrides: Partial<NewRow<'applications'>> = {},
): Promise<Row<'applications'>> {
  const { db } = context;
  const job_id = overrides.job_id ?? (await aJob(context)).id;
  const user_id = overrides.user_id ?? (await signIn(context, 'student')).user_id;
  const { org_id } = await db.selectFrom('jobs').select('org_id').where('id', '=', job_id).executeTakeFirstOrThrow();
  return db
    .insertInto('applications')
    .values({ cover_letter: 'I would like to learn with you.', ...overrides, job_id, user_id, org_id })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const defaultJob: JobContent = {
  job_title: 'Frontend intern',
  field: 'Science',
  department: 'Engineering',
  stipend: 0,
  currency: null,
  amount: null,
  env_mode: 'onsite',
  duration: '3 months',
  location: 'Lagos',
  deadline: '2099-12-31',
  kind: null,
  start_date: null,
  openings: null,
  job_description: 'Build screens with us.',
  job_requirements: null,
  letter_required: 1,
  reply_days: 10,
  q1: null,
  q2: null,
  q3: null,
  q4: null,
  q5: null,
};
