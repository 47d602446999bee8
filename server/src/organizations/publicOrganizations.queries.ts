import type { Db } from '../platform/db';
import { replyRecordColumns } from './replyRecord';

/** The columns that anonymous visitors may read. */
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

/** A verified organization; undefined for any other. */
export const findPublicOrganization = (db: Db, id: number) =>
  selectPublic(db)
    .leftJoin('reply_records', 'reply_records.org_id', 'organizations.id')
    .select(publicColumns)
    .select(replyRecordColumns)
    .where('organizations.id', '=', id)
    .executeTakeFirst();

/** Verified organizations with `after < id <= upTo`. */
export interface IdRange {
  after?: number;
  upTo?: number;
}

const selectIdRange = (db: Db, { after = 0, upTo }: IdRange) =>
  selectPublic(db)
    .where('organizations.id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('organizations.id', '<=', upTo as number));

/** The number of organizations in a range, the highest id, and two values of which one changes with every change of them. */
export const summarizePublicOrganizations = (db: Db, range: IdRange) =>
  selectIdRange(db, range)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.max('organizations.id'), eb.lit(0)).as('highest'),
      eb.fn.max('organizations.updated_at').as('changed'),
      eb.fn.coalesce(eb.fn.sum<number>('organizations.id'), eb.lit(0)).as('sum'),
    ])
    .executeTakeFirstOrThrow();

/** The first organizations of a range by id, with the columns that their addresses are made of. */
export const listPublicOrganizations = (db: Db, range: IdRange, limit: number) =>
  selectIdRange(db, range)
    .select(['organizations.id', 'organizations.company_name', 'organizations.updated_at'])
    .orderBy('organizations.id')
    .limit(limit)
    .execute();
