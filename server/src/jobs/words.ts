import type { Db } from '../db';
import { rememberEach } from '../lists/remember';
import { completeWords, nearWords } from './queries.words';

/** What stands for one word of a search: words in use that hold it, and words that it may be a mistyped form of. */
export interface Term {
  exact: string[];
  near: string[];
}

/** A search as the words in use understand it. */
export interface Meaning {
  /** A job must have something of each. Undefined where that leaves nothing to look for. */
  terms: Term[] | undefined;
  /** What a reader should see marked. */
  matched: string[];
  /** Words that no job says, nor anything like them: the search goes without. */
  missing: string[];
}

const mostWords = 10;
/** A word of fewer jobs may be a slip of whoever posted them, if another like it is far more usual. */
const usual = 3;
const farMore = 10;

export type Understand = (q: string) => Promise<Meaning>;

const goodFor = 30_000;
const mostKept = 2000;

/**
 * Completes and corrects what was typed. What a word may mean that no job says is looked for once in half a minute: slips
 * repeat, and each search asks for its list, its counts and its further pages.
 */
export function understanding(db: Db): Understand {
  const mistyped = rememberEach(goodFor, mostKept, (word: string) => meaningOf(db, { word, known: [] }));
  return async (q) => {
    const typed = saying(group(await completeWords(db, q)).slice(0, mostWords));
    const found = await Promise.all(
      typed.map((one) => (one.known.length === 0 ? mistyped(one.word) : meaningOf(db, one))),
    );
    const terms = found.filter(({ exact, near }) => exact.length + near.length > 0);
    const missing = found.filter((term) => !terms.includes(term)).map(({ word }) => word);
    return {
      terms: terms.length > 0 && missing.every(isWord) ? terms : undefined,
      matched: [...new Set(terms.flatMap(({ matched }) => matched))],
      missing,
    };
  };
}

/** Numbers and signs say something that cannot be left out. */
const isWord = (word: string) => /\p{L}/u.test(word);

async function meaningOf(db: Db, { word, known }: Typed): Promise<Term & { word: string; matched: string[] }> {
  const jobs = known.reduce((sum, found) => sum + found.jobs, 0);
  const near = jobs < usual ? await correct(db, word, jobs) : [];
  const [likeliest] = near;
  // Nobody says it: what was meant finds all that it would find, typed right.
  const [meant] = jobs === 0 && likeliest ? group(await completeWords(db, likeliest)) : [];
  const further = meant && (await meaningOf(db, meant));
  return {
    word,
    exact: known.map((found) => found.word),
    near: [...near, ...(further?.exact ?? []), ...(further?.near ?? [])],
    matched: [...(known.length > 0 ? [word] : []), ...near, ...(further?.matched ?? [])],
  };
}

interface Typed {
  word: string;
  known: { word: string; jobs: number }[];
}

function group(rows: Awaited<ReturnType<typeof completeWords>>): Typed[] {
  const typed = new Map<string, Typed>();
  for (const { token, word, jobs } of rows) {
    const entry = typed.get(token) ?? { word: token, known: [] };
    if (word !== null && jobs !== null) entry.known.push({ word, jobs });
    typed.set(token, entry);
  }
  return [...typed.values()];
}

// “jobs in Lagos” asks for Lagos.
const fillers = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'job',
  'jobs',
  'of',
  'or',
  'the',
  'to',
  'vacancies',
  'with',
]);

function saying(typed: Typed[]): Typed[] {
  const rest = typed.filter(({ word }) => !fillers.has(word));
  return rest.length > 0 ? rest : typed;
}

const shortest = 4;
/** Longer words are told apart well enough by the triples of letters that they share, shorter ones not. */
const [shortestAlike, longestEdited] = [7, 10];

async function correct(db: Db, word: string, jobs: number): Promise<string[]> {
  if (word.length < shortest || /^\d+$/.test(word)) return [];
  const edits = word.length <= longestEdited ? oneEditAway(word) : [];
  const moreThan = jobs * farMore;
  return (await nearWords(db, { word, edits, alike: word.length >= shortestAlike, moreThan })).map(
    (found) => found.word,
  );
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every word that one slip may have made this one of: a letter left out, added, mistaken, or two that changed places. */
function oneEditAway(word: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`);
    for (const letter of letters) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}
