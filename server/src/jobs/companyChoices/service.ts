import {
  type CompanyChoice,
  type followCompany,
  type Input,
  type listCompanyChoices,
  maxCompanyChoices,
  type Output,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { startRun } from '../alerts/runs.queries';
import { ensureSubscriber } from '../alerts/subscribers.queries';
import { writeCompiled } from '../savedSearches/compiled.queries';
import { createCompiler } from '../savedSearches/compileSearch';
import type { InterpretQuery } from '../search/words';
import {
  countChoicesForInsert,
  deleteFollow,
  deleteHidden,
  findChoice,
  insertHidden,
  isVerifiedCompany,
  listFollowed,
  listHidden,
  toFollowConditions,
  upsertFollow,
} from './queries';

interface OwnChoice {
  user_id: number;
  org_id: number;
}

export const loadChoices = async ({ db }: Context, { user_id }: User): Promise<Output<typeof listCompanyChoices>> => ({
  followed: await listFollowed(db, user_id),
  hidden: await listHidden(db, user_id),
});

export async function loadChoice({ db }: Context, own: OwnChoice): Promise<CompanyChoice> {
  if (!(await isVerifiedCompany(db, own.org_id))) fail('not_found');
  return findChoice(db, own);
}

/** Follows a company by a saved search for its jobs, or changes how often these are mailed. */
export async function follow(
  context: Context,
  interpretQuery: InterpretQuery,
  own: OwnChoice,
  { frequency, time_zone = context.config.PLATFORM_TIME_ZONE }: Input<typeof followCompany>,
): Promise<CompanyChoice> {
  const conditions = JSON.parse(toFollowConditions(own.org_id));
  const compiled = await createCompiler(context.db, interpretQuery)(conditions);
  return change(context, own, async (tx, { followed }) => {
    const isNew = (await findChoice(tx, own)).followed === null;
    if (isNew && followed >= maxCompanyChoices) refuse('follow');
    const subscriber_id = await ensureSubscriber(tx, own.user_id, time_zone);
    const id = await upsertFollow(tx, { ...own, subscriber_id, frequency });
    if (isNew) await writeCompiled(tx, [{ id, conditions, compiled }]);
    await startRun(tx, id, new Date());
    await deleteHidden(tx, own);
  });
}

export const unfollow = (context: Context, own: OwnChoice): Promise<CompanyChoice> =>
  change(context, own, (tx) => deleteFollow(tx, own));

export const hide = (context: Context, own: OwnChoice): Promise<CompanyChoice> =>
  change(context, own, async (tx, { hidden }) => {
    if (hidden >= maxCompanyChoices && !(await findChoice(tx, own)).hidden) refuse('hide');
    await insertHidden(tx, own);
    await deleteFollow(tx, own);
  });

export const unhide = (context: Context, own: OwnChoice): Promise<CompanyChoice> =>
  change(context, own, (tx) => deleteHidden(tx, own));

type Change = (tx: Tx, counts: Awaited<ReturnType<typeof countChoicesForInsert>>) => Promise<unknown>;

/** One change of a student after the other. */
const change = ({ db }: Context, own: OwnChoice, work: Change): Promise<CompanyChoice> =>
  transact(db, async (tx) => {
    const counts = await countChoicesForInsert(tx, own.user_id);
    if (!(await isVerifiedCompany(tx, own.org_id))) fail('not_found');
    await work(tx, counts);
    return findChoice(tx, own);
  });

const refuse = (what: 'follow' | 'hide'): never =>
  fail('not_possible_now', undefined, { sentence: `You can ${what} ${maxCompanyChoices} companies.` });
