import { toSkillKey } from '@foothold/shared/contract';
import type { Tx } from '../platform/db';
import { fail } from '../platform/http';
import { findListedSkills, keepUnlistedSkills } from './skills.queries';

/** The ids of skills as somebody wrote them, each once, in their order. What the vocabulary lacks is added to it, not listed. */
export async function resolveSkills(tx: Tx, names: readonly string[]): Promise<number[]> {
  const [ids = []] = await resolveSkillLists(tx, [names]);
  return ids;
}

/** The same for several lists at once: two calls in a transaction could block those of another one. */
export async function resolveSkillLists(tx: Tx, lists: readonly (readonly string[])[]): Promise<number[][]> {
  const byKey = new Map(
    lists
      .flat()
      .map((name) => [toSkillKey(name), name] as const)
      .toReversed(),
  );
  if (byKey.size === 0) return lists.map(() => []);
  const listed = await findListedSkills(tx, [...byKey.keys()]);
  const others = [...byKey].flatMap(([key, name]) => (listed.has(key) ? [] : [{ key, name }]));
  const unlisted = others.length > 0 ? await keepUnlistedSkills(tx, others) : new Map<string, number>();
  const toId = (key: string) => listed.get(key) ?? unlisted.get(key) ?? fail('unexpected');
  return lists.map((names) => [...new Set(names.map((name) => toId(toSkillKey(name))))]);
}
