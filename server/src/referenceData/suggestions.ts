import { maxSuggestedSkills, type Output, type suggestSkills, toSkillKey } from '@foothold/shared/contract';
import type { Db } from '../platform/db';
import { listListedSkills, listSkillSynonyms } from './queries';

type Suggestion = Output<typeof suggestSkills>['data'][number];

interface VocabularyEntry extends Suggestion {
  key: string;
  /** The name from the beginning of each of its words, so that "Excel" finds Microsoft Excel. */
  laterKeys: readonly string[];
}

/** The names of the listed skills, before their synonyms. */
export async function loadVocabulary(db: Db): Promise<VocabularyEntry[]> {
  const [skills, synonyms] = await Promise.all([listListedSkills(db), listSkillSynonyms(db)]);
  const names = new Map(skills.map(({ id, name }) => [id, name]));
  return [
    ...skills.map(({ key, name }) => ({ key, name, laterKeys: toLaterKeys(name) })),
    ...synonyms.flatMap(({ key, name: synonym, skill_id }) => {
      const name = names.get(skill_id);
      return name ? [{ key, name, synonym, laterKeys: [] }] : [];
    }),
  ];
}

const toLaterKeys = (name: string): string[] => {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => toSkillKey(words.slice(index + 1).join('')));
};

/** What begins with the text, the whole of it first; then what has a later word that does. Each skill once. */
export function findSuggestions(vocabulary: readonly VocabularyEntry[], text: string): Suggestion[] {
  const typed = toSkillKey(text);
  if (!typed) return [];
  const found = [
    ...vocabulary.filter(({ key }) => key === typed),
    ...vocabulary.filter(({ key }) => key.startsWith(typed)),
    ...vocabulary.filter(({ laterKeys }) => laterKeys.some((key) => key.startsWith(typed))),
  ];
  const byName = new Map<string, Suggestion>();
  for (const { name, synonym } of found) {
    if (!byName.has(name)) byName.set(name, synonym ? { name, synonym } : { name });
  }
  return [...byName.values()].slice(0, maxSuggestedSkills);
}
