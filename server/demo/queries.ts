import { sql } from 'kysely';
import { writeCompiled } from '../src/jobs/savedSearches/compiled.queries';
import { createCompiler } from '../src/jobs/savedSearches/compileSearch';
import { createQueryInterpreter } from '../src/jobs/search/words';
import type { Db, NewRow, Tx } from '../src/platform/db';
import type { DemoData } from './demoData';

/** Whether nobody has registered yet. */
export async function hasNoUsers(db: Db): Promise<boolean> {
  const { taken } = await db
    .selectNoFrom((select) => select.exists(select.selectFrom('users').select('id')).as('taken'))
    .executeTakeFirstOrThrow();
  return !taken;
}

export async function insertDemoData(tx: Tx, data: DemoData) {
  await tx.insertInto('users').values(data.users).execute();
  await tx.insertInto('students').values(data.students).execute();
  await tx.insertInto('student_details').values(data.student_details).execute();
  await insertSkills(tx, data.student_skills);
  await tx.insertInto('organizations').values(data.organizations).execute();
  await insertJobs(tx, data);
  await tx.insertInto('applications').values(data.applications).execute();
  await tx.insertInto('application_events').values(data.application_events).execute();
  await tx.insertInto('interviews').values(data.interviews).execute();
  await tx.insertInto('messages').values(data.messages).execute();
  await tx.insertInto('conversations').values(data.conversations).execute();
  await tx.insertInto('message_templates').values(data.message_templates).execute();
  await tx.insertInto('welcomes').values(data.welcomes).execute();
  await tx.insertInto('notifications').values(data.notifications).execute();
  await tx.insertInto('audit_log').values(data.audit_log).execute();
  await tx
    .insertInto('files')
    .values(data.documents.map(({ row }): NewRow<'files'> => row))
    .execute();
  await insertSavedSearches(tx, data.saved_searches);
  for (const table of tablesWithSequence) await advanceSequence(tx, table);
}

/** Skills by their keys; one that the vocabulary lacks is left out. */
const insertSkills = (tx: Tx, rows: DemoData['student_skills']) =>
  sql`
    insert into student_skills (user_id, skill_id, position)
    select user_id, skills.id, position
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (user_id integer, key text, position smallint)
    join skills on skills.key = given.key
  `.execute(tx);

/** With their skills in one statement: the trigger that lists the jobs sees both. */
const insertJobs = (tx: Tx, { jobs, job_skills }: Pick<DemoData, 'jobs' | 'job_skills'>) =>
  tx
    .with('posted', (eb) => eb.insertInto('jobs').values(jobs).returning('id'))
    .insertInto('job_skills')
    .columns(['job_id', 'skill_id', 'is_required', 'position'])
    .expression(
      sql`
        select job_id, skills.id, is_required, position
        from json_to_recordset(${JSON.stringify(job_skills)}::json)
          as given (job_id integer, key text, is_required boolean, position smallint)
        join skills on skills.key = given.key
      `,
    )
    .execute();

/** They find the jobs of the demo as if these had been listed when they were posted. */
async function insertSavedSearches(tx: Tx, searches: DemoData['saved_searches']): Promise<void> {
  const compile = createCompiler(tx, createQueryInterpreter(tx));
  const rows = searches.map(({ user_id, conditions, saved_at }) => ({
    ...{ user_id, conditions: JSON.stringify(conditions), since: saved_at, created_at: saved_at },
  }));
  const inserted = await tx.insertInto('saved_searches').values(rows).returning('id').execute();
  const compilations = [];
  for (const [index, { conditions }] of searches.entries()) {
    const id = inserted[index]?.id;
    if (id !== undefined) compilations.push({ id, conditions, compiled: await compile(conditions) });
  }
  await writeCompiled(tx, compilations);
  await sql`update unmatched_jobs set listed_at = jobs.created_at from jobs where jobs.id = job_id`.execute(tx);
}

/** Whether there is an account with the password that everybody knows. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** The keys of the files of demo accounts, and of applications to demo companies. */
export const listDemoFiles = (tx: Tx) =>
  tx
    .selectFrom('files')
    .leftJoin('applications', 'applications.id', 'files.application_id')
    .leftJoin('student_documents', 'student_documents.id', 'files.document_id')
    .leftJoin('organizations', (join) =>
      join.on((on) =>
        on.or([
          on('organizations.id', '=', on.ref('files.organization_id')),
          on('organizations.id', '=', on.ref('applications.org_id')),
        ]),
      ),
    )
    .innerJoin('users', (join) =>
      join.on((on) =>
        on.or([
          on('users.id', '=', on.ref('organizations.user_id')),
          on('users.id', '=', on.ref('applications.user_id')),
          on('users.id', '=', on.ref('student_documents.user_id')),
        ]),
      ),
    )
    .where('users.is_demo', '=', true)
    .select('files.key')
    .distinct()
    .execute();

/** With all that belongs to them, but for the lasting entries of the audit log. Resolves to their number. */
export async function deleteDemoAccounts(tx: Tx): Promise<number> {
  await tx
    .deleteFrom('audit_log')
    .where('expires_at', 'is not', null)
    .where('actor_user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('is_demo', '=', true))
    .execute();
  const { numDeletedRows } = await tx.deleteFrom('users').where('is_demo', '=', true).executeTakeFirst();
  return Number(numDeletedRows);
}

const tablesWithSequence = [
  'users',
  'organizations',
  'jobs',
  'applications',
  'application_events',
  'interviews',
  'messages',
  'message_templates',
  'notifications',
] as const;

/** The demo rows bring their own ids: the next one that the database gives comes after them. */
const advanceSequence = (tx: Tx, table: (typeof tablesWithSequence)[number]) =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(tx);
