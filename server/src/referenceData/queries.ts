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

/** Adds the locations that are not there yet, in the order given. */
export const insertMissingLocations = (db: Db, names: readonly string[]) =>
  sql`
    insert into locations (name)
    select name from json_array_elements_text(${JSON.stringify(names)}::json) with ordinality as given (name, place)
    where not exists (select 1 from locations there where there.name = given.name)
    order by place
    on conflict do nothing
  `.execute(db);

/** Adds the schools that are not there yet. */
export const insertMissingSchools = (db: Db, names: readonly string[]) =>
  sql`
    insert into schools (sc_name)
    select name from json_array_elements_text(${JSON.stringify(names)}::json) with ordinality as given (name, place)
    where not exists (select 1 from schools there where there.sc_name = given.name)
    order by place
    on conflict do nothing
  `.execute(db);
