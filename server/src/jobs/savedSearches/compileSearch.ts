import { jobSearch, type SearchConditions } from '@foothold/shared/contract';
import type * as z from 'zod';
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

type Compile = (conditions: SearchConditions) => Promise<CompiledSearch | undefined>;

/**
 * Compiles searches; undefined is one that names a choice which the site has dropped: it matches no job. What words mean is
 * looked up once, because many people search for the same.
 */
export function createCompiler(db: Db, interpretQuery: InterpretQuery): Compile {
  const meanings = new Map<string, Promise<Meaning>>();
  const findMeaning = (q: string) => {
    const meaning = meanings.get(q) ?? interpret(db, interpretQuery, q);
    meanings.set(q, meaning);
    return meaning;
  };
  return async (conditions) => {
    const { data: search } = jobSearch.safeParse(conditions);
    if (!search) return undefined;
    return toCompiled(search, search.q ? await findMeaning(search.q) : noWords);
  };
}

function toCompiled(search: z.infer<typeof jobSearch>, { terms, anchors, typed_words }: Meaning): CompiledSearch {
  const { field = '', location: place = '', currency, pay_from, pay_to, duration, start } = search;
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
    typed_words,
    anchors: findFilterAnchors(search) ?? anchors,
    field,
    place,
  };
}

/** Of a company and of a skill there are fewer jobs than of most words. */
function findFilterAnchors({ company, org_id, skill = [] }: z.infer<typeof jobSearch>): string[] | undefined {
  if (company !== undefined) return [`company=${company}`];
  if (org_id !== undefined) return [`organization=${org_id}`];
  return skill.length > 0 ? skill.map((key) => `skill=${key}`) : undefined;
}

interface Meaning extends Pick<CompiledSearch, 'anchors' | 'typed_words'> {
  terms: readonly Term[];
}

async function interpret(db: Db, interpretQuery: InterpretQuery, q: string): Promise<Meaning> {
  const { typed, required: terms } = await interpretQuery(q, db);
  const typed_words = [...new Set([...typed, ...listSynonyms(typed)])];
  return { terms, typed_words, anchors: await findAnchors(db, terms) };
}

const noWords: Meaning = { terms: [], anchors: [''], typed_words: [] };

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
