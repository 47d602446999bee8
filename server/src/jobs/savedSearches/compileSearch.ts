import { jobSearch, type SearchConditions } from '@foothold/shared/contract';
import type { Db } from '../../platform/db';
import { formatWordQuery, months } from '../search/listings.queries';
import { findSynonyms } from '../search/synonyms';
import type { InterpretQuery, Term } from '../search/words';
import { countWordJobs } from '../search/words.queries';

/** The conditions of a saved search as the index of jobs has them; null stands for any job. */
export interface CompiledSearch {
  /** A tsquery. */
  words: string | null;
  currency: string | null;
  pay_from: number | null;
  pay_to: number | null;
  months_from: number | null;
  months_to: number | null;
  start: string | null;
  /** What was typed and its synonyms: a job that says one of these, or a longer word with one in it, may be meant. */
  typed_words: string[];
  /** A job that matches has one of these words or lexemes, or the only one is '': then any job may match. */
  anchors: string[];
  /** '' for any. */
  field: string;
  place: string;
}

/** Undefined where the site has dropped a choice that the search names: then it matches no job. */
export async function compileSearch(
  db: Db,
  interpretQuery: InterpretQuery,
  conditions: SearchConditions,
): Promise<CompiledSearch | undefined> {
  const { data: search } = jobSearch.safeParse(conditions);
  if (!search) return undefined;
  const { q, company, field = '', location: place = '', currency, pay_from, pay_to, duration, start } = search;
  const { typed, required: terms } = q ? await interpretQuery(q, db) : noWords;
  const asksForPay = [currency, pay_from, pay_to].some((given) => given !== undefined);
  const [months_from, months_to] = duration ? months[duration] : [null, null];
  return {
    words: formatWordQuery({ ...search, terms }) || null,
    currency: asksForPay ? (currency ?? 'Naira') : null,
    pay_from: pay_from ?? null,
    pay_to: pay_to ?? null,
    months_from,
    months_to,
    start: start ?? null,
    typed_words: [...new Set([...typed, ...listSynonyms(typed)])],
    anchors: company === undefined ? await findAnchors(db, terms) : [`company=${company}`],
    field,
    place,
  };
}

const noWords = { typed: [], required: [] };

/** The words of all synonyms, also of those that no job says yet. */
const listSynonyms = (typed: readonly string[]) =>
  findSynonyms(typed).flatMap(({ phrases }) => phrases.flatMap(listPlainWords));

/** The words of the term that the fewest jobs have; of a phrase, its rarest word. */
async function findAnchors(db: Db, terms: readonly Term[]): Promise<string[]> {
  const counts = await countWordJobs(db, terms.flatMap(listWords));
  const count = (word: string) => counts.get(word) ?? 0;
  const findRarest = (phrase: string) =>
    listPlainWords(phrase).reduce((rarest, word) => (count(word) < count(rarest) ? word : rarest));
  const choices = terms.map(({ exact, guessed }) => {
    const words = [...new Set([...exact, ...guessed].map(findRarest))];
    return { words, jobs: words.reduce((sum, word) => sum + count(word), 0) };
  });
  return choices.sort((a, b) => a.jobs - b.jobs)[0]?.words ?? [''];
}

const listWords = ({ exact, guessed }: Term) => [...exact, ...guessed].flatMap(listPlainWords);

/** Without those that a job must not have. */
const listPlainWords = (phrase: string) => phrase.split(' ').filter((word) => !word.startsWith('!'));
