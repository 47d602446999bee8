import {
  type AlertTimes,
  type changeSavedSearch,
  findDroppedFilters,
  hasSameConditions,
  type Input,
  maxSavedSearches,
  type SavedSearch,
  type saveSearch,
  splitSkills,
  toSkillKey,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { type Db, type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { todayIn } from '../../platform/time/days';
import { listJobSkillKeys } from '../../referenceData/skills.queries';
import { moveRuns, startRun } from '../alerts/runs.queries';
import { ensureSubscriber, findStudentTimes, setTimes } from '../alerts/subscribers.queries';
import type { InterpretQuery } from '../search/words';
import { writeCompiled } from './compiled.queries';
import { type CompiledSearch, createCompiler } from './compileSearch';
import {
  countSearchesForInsert,
  deleteOwnSearch,
  findOwnSearch,
  findSearchByConditions,
  insertSearch,
  listOwnSearches,
  lockOwnSearch,
  type NewSearch,
  replaceConditions,
  type SavedSearchRow,
  takeNewJobs,
  updateSearch,
} from './queries';

const today = ({ config }: Context) => todayIn(config.PLATFORM_TIME_ZONE);

async function toSavedSearches(db: Db, rows: readonly SavedSearchRow[]): Promise<SavedSearch[]> {
  const known = await listJobSkillKeys(db, [...new Set(rows.flatMap(listSkillKeys))]);
  return rows.map(({ is_company_gone, new_jobs, ...row }) => {
    const skills = listSkillKeys(row);
    const isSkillGone = skills.length > 0 && !skills.some((key) => known.has(key));
    const gone = [...(is_company_gone ? (['company'] as const) : []), ...(isSkillGone ? (['skill'] as const) : [])];
    return {
      ...row,
      dropped: [...findDroppedFilters(row.conditions), ...gone],
      new_jobs: row.paused ? 0 : new_jobs,
    };
  });
}

const listSkillKeys = ({ conditions: { skill = '' } }: Pick<SavedSearchRow, 'conditions'>): string[] =>
  splitSkills(skill).map(toSkillKey);

/** Those with new jobs first, then the last saved one. */
export async function loadSavedSearches(context: Context, { user_id }: User): Promise<SavedSearch[]> {
  const searches = await toSavedSearches(context.db, await listOwnSearches(context.db, user_id, today(context)));
  return searches.toSorted((a, b) => Number(b.new_jobs > 0) - Number(a.new_jobs > 0));
}

/** Saves a search once, however often it is asked for. */
export async function addSavedSearch(
  context: Context,
  interpretQuery: InterpretQuery,
  { user_id }: User,
  { conditions, time_zone, ...search }: Input<typeof saveSearch>,
): Promise<SavedSearch> {
  const compiled = await createCompiler(context.db, interpretQuery)(conditions);
  return transact(context.db, async (tx) => {
    const count = await countSearchesForInsert(tx, user_id);
    const existing = await findSearchByConditions(tx, { user_id, conditions });
    const subscriber_id = await ensureSubscriber(tx, user_id, time_zone ?? context.config.PLATFORM_TIME_ZONE);
    const id = existing?.id ?? (await insert(tx, { ...search, user_id, subscriber_id, conditions, count, compiled }));
    return readOwn(context, tx, { id, user_id });
  });
}

interface CountedSearch extends NewSearch {
  /** How many the student has. */
  count: number;
  compiled: CompiledSearch | undefined;
}

async function insert(tx: Tx, { count, compiled, ...search }: CountedSearch): Promise<number> {
  if (count >= maxSavedSearches)
    refuse(`You can keep ${maxSavedSearches} searches. Delete one that you do not need to save another.`);
  const { id } = await insertSearch(tx, search);
  await writeCompiled(tx, [{ id, conditions: search.conditions, compiled }]);
  return id;
}

export async function changeOwnSearch(
  context: Context,
  interpretQuery: InterpretQuery,
  own: { id: number; user_id: number },
  { conditions, ...change }: Input<typeof changeSavedSearch>,
): Promise<SavedSearch> {
  const compiled = conditions && (await createCompiler(context.db, interpretQuery)(conditions));
  return transact(context.db, async (tx) => {
    await countSearchesForInsert(tx, own.user_id);
    const search = await lockOwnSearch(tx, own);
    if (!search) fail('not_found');
    if (conditions && !hasSameConditions(conditions, search.conditions)) {
      if (await findSearchByConditions(tx, { ...own, conditions }))
        refuse('You have saved this search already, under another name.');
      await replaceConditions(tx, own.id, conditions);
      await writeCompiled(tx, [{ id: own.id, conditions, compiled }]);
    }
    const subscriber_id =
      change.frequency && (await ensureSubscriber(tx, own.user_id, context.config.PLATFORM_TIME_ZONE));
    await updateSearch(tx, own.id, { ...change, subscriber_id });
    if (change.frequency) await startRun(tx, own.id, new Date());
    return readOwn(context, tx, own);
  });
}

const refuse = (sentence: string): never => fail('not_possible_now', undefined, { sentence });

async function readOwn(context: Context, tx: Tx, own: { id: number; user_id: number }): Promise<SavedSearch> {
  const row = (await findOwnSearch(tx, own, today(context))) ?? fail('not_found');
  const [search] = await toSavedSearches(tx, [row]);
  return search ?? fail('not_found');
}

export async function removeOwnSearch(db: Db, own: { id: number; user_id: number }): Promise<void> {
  if (!(await deleteOwnSearch(db, own))) fail('not_found');
}

/** The new jobs of a search, which count as seen from now on. */
export const takeOwnNewJobs = (context: Context, own: { id: number; user_id: number }): Promise<number[]> =>
  transact(context.db, async (tx) => {
    if (!(await lockOwnSearch(tx, own))) fail('not_found');
    return takeNewJobs(tx, own.id, today(context));
  });

export const loadAlertTimes = async (context: Context, { user_id }: User): Promise<AlertTimes | null> =>
  (await findStudentTimes(context.db, user_id)) ?? null;

/** When the daily and weekly mails come from now on, also those that are due already. */
export const changeOwnTimes = (context: Context, { user_id }: User, times: AlertTimes): Promise<AlertTimes> =>
  transact(context.db, async (tx) => {
    const subscriber_id = await ensureSubscriber(tx, user_id, times.time_zone);
    await setTimes(tx, subscriber_id, times);
    await moveRuns(tx, subscriber_id, new Date());
    return times;
  });
