import type { AlertFrequency, CompanyChoice } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

interface OwnChoice {
  user_id: number;
  org_id: number;
}

/** The saved search by which a company is followed. */
const isFollow = ({ user_id, org_id }: OwnChoice) =>
  sql<boolean>`user_id = ${user_id} and conditions = ${toFollowConditions(org_id)}::jsonb`;

export const toFollowConditions = (org_id: number): string => JSON.stringify({ org_id: String(org_id) });

export const isVerifiedCompany = async (db: Db, org_id: number): Promise<boolean> =>
  (await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', org_id)
    .where('verification_status', '=', 'verified')
    .executeTakeFirst()) !== undefined;

export async function findChoice(db: Db, own: OwnChoice): Promise<CompanyChoice> {
  const { rows } = await sql<CompanyChoice>`select
    (select frequency from saved_searches where ${isFollow(own)}) as followed,
    exists (select from hidden_companies where user_id = ${own.user_id} and org_id = ${own.org_id}) as hidden`.execute(
    db,
  );
  return rows[0] ?? { followed: null, hidden: false };
}

const chosenColumns = ['organizations.id', 'organizations.company_name', 'organizations.logo'] as const;

export const listFollowed = (db: Db, user_id: number) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('organizations', (join) => join.on(sql<boolean>`organizations.id = (conditions ->> 'org_id')::integer`))
    .select([...chosenColumns, 'saved_searches.frequency'])
    .where('saved_searches.user_id', '=', user_id)
    .where('organizations.verification_status', '=', 'verified')
    .orderBy('organizations.company_name')
    .orderBy('organizations.id')
    .execute();

export const listHidden = (db: Db, user_id: number) =>
  db
    .selectFrom('hidden_companies')
    .innerJoin('organizations', 'organizations.id', 'hidden_companies.org_id')
    .select(chosenColumns)
    .where('hidden_companies.user_id', '=', user_id)
    .where('organizations.verification_status', '=', 'verified')
    .orderBy('organizations.company_name')
    .orderBy('organizations.id')
    .execute();

interface ChoiceCounts {
  followed: number;
  hidden: number;
}

/** Locks the student's row against other choices of their own, until the transaction ends, and counts them. */
export async function countChoicesForInsert(tx: Tx, user_id: number): Promise<ChoiceCounts> {
  await tx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
  const { rows } = await sql<ChoiceCounts>`select
    (select count(*)::integer from saved_searches where user_id = ${user_id} and conditions ? 'org_id') as followed,
    (select count(*)::integer from hidden_companies where user_id = ${user_id}) as hidden`.execute(tx);
  return rows[0] ?? { followed: 0, hidden: 0 };
}

/** A company that is followed gets the frequency. Resolves to the id of the saved search. */
export async function upsertFollow(
  tx: Tx,
  { user_id, org_id, ...follow }: OwnChoice & { subscriber_id: number; frequency: AlertFrequency },
): Promise<number> {
  const { id } = await tx
    .insertInto('saved_searches')
    .values({ user_id, ...follow, conditions: toFollowConditions(org_id) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'conditions']).doUpdateSet({
        ...follow,
        // What was found before is no reason for a mail.
        alerts_since: sql<string>`case saved_searches.frequency when 'none' then now() else saved_searches.alerts_since end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const deleteFollow = (tx: Tx, own: OwnChoice) => tx.deleteFrom('saved_searches').where(isFollow(own)).execute();

export const insertHidden = (tx: Tx, own: OwnChoice) =>
  tx
    .insertInto('hidden_companies')
    .values(own)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteHidden = (tx: Tx, { user_id, org_id }: OwnChoice) =>
  tx.deleteFrom('hidden_companies').where('user_id', '=', user_id).where('org_id', '=', org_id).execute();
