import { type RawBuilder, sql } from 'kysely';
import type { Db, NewRow, Tx } from '../platform/db';
import type { Viewer } from '../platform/http';

export interface JobSkill {
  skill_id: number;
  is_required: boolean;
  /** Among those that are required, or among the others. */
  position: number;
}

const columns = ['skill_id', 'is_required', 'position'] as const;

/** A job and its skills in one statement: the trigger that lists the job sees both, and lists it once. */
export const insertJob = (db: Db, values: NewRow<'jobs'>, skills: readonly JobSkill[]) =>
  db
    .with('posted', (eb) => eb.insertInto('jobs').values(values).returning('id'))
    .with('stated', (eb) =>
      eb
        .insertInto('job_skills')
        .columns(['job_id', ...columns])
        .expression(eb.selectFrom(['posted', toRows(skills).as<'given'>('given')]).select(['posted.id', ...columns])),
    )
    .selectFrom('posted')
    .select('id')
    .executeTakeFirstOrThrow();

const toRows = (skills: readonly JobSkill[]): RawBuilder<JobSkill> => sql`(
  select * from json_to_recordset(${JSON.stringify(skills)}::json)
    as row (skill_id integer, is_required boolean, position smallint)
)`;

/** Replaces the skills of a job. Its row has to be written afterwards, which lists the job anew. */
export async function replaceJobSkills(tx: Tx, job_id: number, skills: readonly JobSkill[]): Promise<void> {
  await tx.deleteFrom('job_skills').where('job_id', '=', job_id).execute();
  const rows = skills.map((skill) => ({ ...skill, job_id }));
  if (rows.length > 0) await tx.insertInto('job_skills').values(rows).execute();
}

/** The skills of a job in their order. */
export const listJobSkills = (db: Db, job_id: number) =>
  db
    .selectFrom('job_skills')
    .innerJoin('skills', 'skills.id', 'job_skills.skill_id')
    .select([...columns, 'skills.name'])
    .where('job_id', '=', job_id)
    .orderBy('position')
    .execute();

interface ShownSkill {
  name: string;
  is_required: boolean;
  /** Whether the viewing student has it. */
  is_own: boolean;
}

/** The skills of the job in `jobs`, in their order; null where it has none. */
export const selectJobSkills = (viewer: Viewer) => sql<ShownSkill[] | null>`(
  select json_agg(json_build_object('name', skills.name, 'is_required', job_skills.is_required, 'is_own', ${
    viewer?.role === 'student'
      ? sql`exists (select from student_skills
          where student_skills.skill_id = skills.id and student_skills.user_id = ${viewer.user_id})`
      : sql`false`
  }) order by job_skills.position)
  from job_skills join skills on skills.id = job_skills.skill_id where job_skills.job_id = jobs.id
)`;
