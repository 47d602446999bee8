import { furtherJobFilters, type JobListParam, jobFilters } from './jobListSearch';
import { jobSearchChoices } from './jobSearch';
import { splitSkills, toSkillKey } from './skillKey';

/** What a saved search keeps of a list's address: not its order, and not when a job was posted, because it waits for new ones. */
export const savedSearchParams = (['q', ...jobFilters, ...furtherJobFilters] as const).filter(
  (name): name is SavedSearchParam => name !== 'date',
);
export type SavedSearchParam = Exclude<JobListParam, 'date' | 'sort'>;
export type SearchConditions = Partial<Record<SavedSearchParam, string>>;

/** The conditions of a list's address, written in one way: two searches for the same are equal then. */
export function toSearchConditions(search: Partial<Record<JobListParam, string | undefined>>): SearchConditions {
  const given = savedSearchParams.flatMap((name) => {
    const value = search[name]?.trim().replace(/\s+/g, ' ');
    const written = value && normalize(name, value);
    return written ? [[name, written]] : [];
  });
  return Object.fromEntries(given);
}

function normalize(name: SavedSearchParam, value: string): string {
  if (name === 'stipend') return value === '1' || value === 'Yes' ? 'Yes' : 'No';
  if (name === 'pay_from' || name === 'pay_to') return String(Number(value));
  if (name === 'env_mode' || name === 'kind') return sortChoices(jobSearchChoices[name], value).join();
  if (name === 'skill') return sortSkills(value).join();
  return value;
}

const sortSkills = (value: string) =>
  splitSkills(value).sort((one, other) => (toSkillKey(one) < toSkillKey(other) ? -1 : 1));

const sortChoices = (choices: readonly string[], value: string) => {
  const chosen = value.split(',');
  return choices.filter((choice) => chosen.includes(choice));
};

export const hasSameConditions = (one: SearchConditions, other: SearchConditions): boolean =>
  savedSearchParams.every((name) => one[name] === other[name]);
