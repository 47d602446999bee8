import type { Db, Tx } from '../platform/db';

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

/** Those of the keys by which a job can be found: of the vocabulary, or of a skill that a job names. */
export async function listJobSkillKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const named = await db
    .selectFrom('skills')
    .select('key')
    .where('key', 'in', keys)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('job_skills').select('job_id').whereRef('skill_id', '=', 'skills.id')),
    )
    .execute();
  return new Set([...named.map(({ key }) => key), ...(await findListedSkills(db, keys)).keys()]);
}

/** Deletes those of the skills that are not listed and in no use any more: they may say something about a person. */
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
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_skills').select('job_id').whereRef('skill_id', '=', 'skills.id'))),
    )
    .execute();
}
