import { detailItems, type StudentDetails } from '@foothold/shared/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Database, type Db, prepareStatement, type Tx } from '../../platform/db';
import { deleteUnusedSkills } from '../../referenceData/skills.queries';

const columns = (
  [
    ...(['languages', 'links', 'graduation_year', 'available_from', 'preferred_places'] as const),
    ...(['preferred_env_modes', 'preferred_kinds', 'about', 'hidden_items', 'revision'] as const),
  ] as const
).map((name) => `student_details.${name}` as const);

/** The skills of the student in `student_details`, in their order. */
const skillNames = sql<string[]>`(
  select coalesce(json_agg(skills.name order by student_skills.position), '[]')
  from student_skills join skills on skills.id = student_skills.skill_id
  where student_skills.user_id = student_details.user_id
)`;

/** What a student has added to the profile; undefined where that is nothing yet. */
export const findDetails = async (db: Db, user_id: number): Promise<StudentDetails | undefined> =>
  (await selectDetails(db, { user_id })).rows[0];

const selectDetails = prepareStatement((db, { user_id }: { user_id: number }) =>
  db.selectFrom('student_details').select(columns).select(skillNames.as('skills')).where('user_id', '=', user_id),
);

/** The same as one JSON value, for rows that hold more than a student; null where that is nothing yet. */
export const buildDetailsObject = (eb: ExpressionBuilder<Database, 'students'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('student_details')
      .select(columns)
      .select(skillNames.as('skills'))
      .whereRef('student_details.user_id', '=', 'students.user_id'),
  );

/** Writes everything but the skills, in place of what was there, as the next revision. */
export async function writeDetails(
  tx: Tx,
  user_id: number,
  { skills, revision, ...details }: StudentDetails,
): Promise<void> {
  const values = {
    ...details,
    languages: JSON.stringify(details.languages),
    links: JSON.stringify(details.links),
    preferred_places: JSON.stringify(details.preferred_places),
    preferred_env_modes: JSON.stringify(details.preferred_env_modes),
    preferred_kinds: JSON.stringify(details.preferred_kinds),
    hidden_items: JSON.stringify(detailItems.filter((item) => details.hidden_items.includes(item))),
    revision: revision + 1,
  };
  await tx
    .insertInto('student_details')
    .values({ ...values, user_id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: sql<string>`now()` }))
    .execute();
}

/** Replaces a student's skills, in the given order. Resolves to the ids of those that went. */
export async function replaceSkills(tx: Tx, user_id: number, skill_ids: readonly number[]): Promise<number[]> {
  const before = await tx.deleteFrom('student_skills').where('user_id', '=', user_id).returning('skill_id').execute();
  const rows = skill_ids.map((skill_id, position) => ({ user_id, skill_id, position }));
  if (rows.length > 0) await tx.insertInto('student_skills').values(rows).execute();
  return before.map(({ skill_id }) => skill_id).filter((id) => !skill_ids.includes(id));
}

/** Those of the places that no job can name. */
export async function listUnknownPlaces(db: Db, places: readonly string[]): Promise<string[]> {
  if (places.length === 0) return [];
  const rows = await db.selectFrom('locations').select('name').where('name', 'in', places).execute();
  return places.filter((place) => !rows.some(({ name }) => name === place));
}

/** Deletes what a student has added to the profile. */
export async function deleteDetails(tx: Tx, user_id: number): Promise<void> {
  const skills = await replaceSkills(tx, user_id, []);
  await deleteUnusedSkills(tx, skills);
  await tx.deleteFrom('student_details').where('user_id', '=', user_id).execute();
}
