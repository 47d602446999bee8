import { sql } from 'kysely';
import type { Db } from '../platform/db';
import type { ListedSkill } from './data/skills';

export const listLocationNames = (db: Db) => db.selectFrom('locations').select('name').orderBy('id').execute();

export const listSchoolNames = (db: Db) =>
  db.selectFrom('schools').select(['id', 'sc_name']).orderBy('sc_name').execute();

export const listVerifiedCompanyNames = (db: Db) =>
  db
    .selectFrom('organizations')
    .select('company_name')
    .distinct()
    .where('verification_status', '=', 'verified')
    .orderBy('company_name')
    .execute();

/** Inserts the missing locations, in the given order. */
export const insertMissingLocations = (db: Db, names: readonly string[]) =>
  sql`
    insert into locations (name)
    select name from json_array_elements_text(${JSON.stringify(names)}::json) with ordinality as given (name, position)
    where not exists (select 1 from locations existing where existing.name = given.name)
    order by position
    on conflict do nothing
  `.execute(db);

/** Inserts the missing schools, in the given order. */
export const insertMissingSchools = (db: Db, names: readonly string[]) =>
  sql`
    insert into schools (sc_name)
    select name from json_array_elements_text(${JSON.stringify(names)}::json) with ordinality as given (name, position)
    where not exists (select 1 from schools existing where existing.sc_name = given.name)
    order by position
    on conflict do nothing
  `.execute(db);

/** Lists the skills of the vocabulary, also those that a student has typed before, with their synonyms. */
export async function insertMissingSkills(db: Db, skills: readonly ListedSkill[]): Promise<void> {
  await sql`
    insert into skills (key, name, is_listed)
    select key, name, true from json_to_recordset(${JSON.stringify(skills)}::json) as given (key text, name text)
    order by key
    on conflict (key) do update set name = excluded.name, is_listed = true where not skills.is_listed
  `.execute(db);
  const synonyms = skills.flatMap(({ key: skill, synonyms }) => synonyms.map((synonym) => ({ ...synonym, skill })));
  await sql`
    insert into skill_synonyms (key, name, skill_id)
    select given.key, given.name, skills.id
    from json_to_recordset(${JSON.stringify(synonyms)}::json) as given (key text, name text, skill text)
    join skills on skills.key = given.skill
    order by given.key
    on conflict do nothing
  `.execute(db);
}

/** The skills that are suggested, by name. */
export const listListedSkills = (db: Db) =>
  db.selectFrom('skills').select(['id', 'key', 'name']).where('is_listed', '=', true).orderBy('name').execute();

export const listSkillSynonyms = (db: Db) =>
  db.selectFrom('skill_synonyms').select(['skill_id', 'key', 'name']).orderBy('name').execute();
