import { sql } from 'kysely';
import type { Db } from '../platform/db';

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
