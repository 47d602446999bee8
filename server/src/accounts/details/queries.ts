import { detailItems, type StudentDetails } from '@foothold/shared/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Database, type Db, prepareStatement, type Tx } from '../../platform/db';

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

/** Skills of the vocabulary by key, a synonym's in place of the synonym. */
export async function findListedSkills(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const listed = await db
    .selectFrom('skills')
    .select(['key', 'id'])
    .where('key', 'in', keys)
    .where('is_listed', '=', true)
    .execute();
  const synonyms = await db
    .selectFrom('skill_synonyms')
    .select(['key', 'skill_id as id'])
    .where('key', 'in', keys)
    .execute();
  return new Map([...synonyms, ...listed].map(({ key, id }) => [key, id]));
}

/**
 * Keeps skills that the vocabulary lacks; one that is there keeps its spelling. Each is written, not only read, so that a
 * transaction which would delete it as unused waits. In the order of the keys, so that two transactions cannot block each other.
 */
export async function keepUnlistedSkills(tx: Tx, skills: readonly { key: string; name: string }[]) {
  const rows = await tx
    .insertInto('skills')
    .values(skills.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })))
    .returning(['key', 'id'])
    .execute();
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Deletes those of the skills that are not listed and that nobody has any more: they may say something about a person. */
export async function deleteUnusedSkills(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Locked before: the statement that looks for uses then sees what the transactions wrote that it waited for.
  const locked = await tx
    .selectFrom('skills')
    .select('id')
    .where('id', 'in', ids)
    .where('is_listed', '=', false)
    .orderBy('key')
    .forUpdate()
    .execute();
  if (locked.length === 0) return;
  await tx
    .deleteFrom('skills')
    .where(
      'id',
      'in',
      locked.map(({ id }) => id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('student_skills').select('user_id').whereRef('skill_id', '=', 'skills.id'))),
    )
    .execute();
}
