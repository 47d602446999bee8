import { memoizeAsyncByKey } from '../../platform/cache/memoizeAsync';
import type { Db } from '../../platform/db';
import { completeWords, findSimilarWords } from './words.queries';

/** What stands for one word of a search: words in use that hold it, and words that it may be a mistyped form of. */
export interface Term {
  exact: string[];
  corrected: string[];
}

/** A search as the words in use understand it. */
interface InterpretedQuery {
  /** A job must have something of each. Undefined where that leaves nothing to look for. */
  terms: Term[] | undefined;
  /** What a reader should see marked. */
  matched: string[];
  /** Words that no job says, nor anything like them: the search goes without. */
  missing: string[];
}

const maxWords = 10;
/** A word of fewer jobs may be a slip of whoever posted them, if another like it is far more usual. */
const minUsualJobs = 3;
const correctionFactor = 10;

export type InterpretQuery = (q: string) => Promise<InterpretedQuery>;

const cacheMs = 30_000;
const maxEntries = 2000;

/**
 * Completes and corrects what was typed. What a word may mean that no job says is looked for once in half a minute: slips
 * repeat, and each search asks for its list, its counts and its further pages.
 */
export function createQueryInterpreter(db: Db): InterpretQuery {
  const mistyped = memoizeAsyncByKey(cacheMs, maxEntries, (word: string) => interpretWord(db, { word, known: [] }));
  return async (q) => {
    const typed = dropFillers(groupByToken(await completeWords(db, q)).slice(0, maxWords));
    const found = await Promise.all(
      typed.map((one) => (one.known.length === 0 ? mistyped(one.word) : interpretWord(db, one))),
    );
    const terms = found.filter(({ exact, corrected }) => exact.length + corrected.length > 0);
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

async function interpretWord(db: Db, { word, known }: TypedWord): Promise<Term & { word: string; matched: string[] }> {
  const jobs = known.reduce((sum, found) => sum + found.jobs, 0);
  const near = jobs < minUsualJobs ? await findCorrections(db, word, jobs) : [];
  const [likeliest] = near;
  // Nobody says it: what was meant finds all that it would find, typed right.
  const [meant] = jobs === 0 && likeliest ? groupByToken(await completeWords(db, likeliest)) : [];
  const further = meant && (await interpretWord(db, meant));
  return {
    word,
    exact: known.map((found) => found.word),
    corrected: [...near, ...(further?.exact ?? []), ...(further?.corrected ?? [])],
    matched: [...(known.length > 0 ? [word] : []), ...near, ...(further?.matched ?? [])],
  };
}

interface TypedWord {
  word: string;
  known: { word: string; jobs: number }[];
}

function groupByToken(rows: Awaited<ReturnType<typeof completeWords>>): TypedWord[] {
  const typed = new Map<string, TypedWord>();
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

function dropFillers(typed: TypedWord[]): TypedWord[] {
  const rest = typed.filter(({ word }) => !fillers.has(word));
  return rest.length > 0 ? rest : typed;
}

const minCorrectedLength = 4;
/** Longer words are told apart well enough by the triples of letters that they share, shorter ones not. */
const [minSimilarLength, maxEditedLength] = [7, 10];

async function findCorrections(db: Db, word: string, jobs: number): Promise<string[]> {
  if (word.length < minCorrectedLength || /^\d+$/.test(word)) return [];
  const edits = word.length <= maxEditedLength ? listSingleEdits(word) : [];
  const moreThan = jobs * correctionFactor;
  return (await findSimilarWords(db, { word, edits, bySimilarity: word.length >= minSimilarLength, moreThan })).map(
    (found) => found.word,
  );
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every word that one slip may have made this one of: a letter left out, added, mistaken, or two that changed places. */
function listSingleEdits(word: string): string[] {
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
