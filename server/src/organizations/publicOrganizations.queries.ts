import type { Db } from '../platform/db';

/** What everybody may read of a company. */
const publicColumns = [
  'organizations.id',
  'organizations.company_name',
  'organizations.company_state',
  'organizations.about',
  'organizations.website',
  'organizations.logo',
] as const;

const selectPublic = (db: Db) =>
  db.selectFrom('organizations').where('organizations.verification_status', '=', 'verified');

/** A company that everybody may see; undefined for every other. */
export const findPublicOrganization = (db: Db, id: number) =>
  selectPublic(db).select(publicColumns).where('organizations.id', '=', id).executeTakeFirst();

/** Some of the companies that everybody may see, by id: behind `after`, up to and with `upTo`. */
export interface IdRange {
  after?: number;
  upTo?: number;
}

const selectIdRange = (db: Db, { after = 0, upTo }: IdRange) =>
  selectPublic(db)
    .where('organizations.id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('organizations.id', '<=', upTo as number));

/** How many there are, the highest id, and what changes whenever one of them does. */
export const summarizePublicOrganizations = (db: Db, stretch: IdRange) =>
  selectIdRange(db, stretch)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.max('organizations.id'), eb.lit(0)).as('highest'),
      eb.fn.max('organizations.updated_at').as('changed'),
      eb.fn.coalesce(eb.fn.sum<number>('organizations.id'), eb.lit(0)).as('sum'),
    ])
    .executeTakeFirstOrThrow();

/** The next of them by id: as much as their address needs. */
export const listPublicOrganizations = (db: Db, stretch: IdRange, limit: number) =>
  selectIdRange(db, stretch)
    .select(['organizations.id', 'organizations.company_name', 'organizations.updated_at'])
    .orderBy('organizations.id')
    .limit(limit)
    .execute();
