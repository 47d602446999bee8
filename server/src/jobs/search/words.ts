import { memoizeAsyncByKey } from '../../platform/cache/memoizeAsync';
import type { Db } from '../../platform/db';
import { completeWords, findSimilarWords } from './words.queries';

/** The indexed words that match one word of a query: those that contain it, and corrections if it may be mistyped. */
export interface Term {
  exact: string[];
  corrected: string[];
}

/** A query in terms of the indexed words. */
interface InterpretedQuery {
  /** A job must match each of them. Undefined if nothing can match. */
  terms: Term[] | undefined;
  /** Words to highlight in the results. */
  matched: string[];
  /** Words without any match, which the search ignores. */
  missing: string[];
}

const maxWords = 10;
/** A word of fewer jobs may be a typo in these jobs, if a similar word is far more frequent. */
const minUsualJobs = 3;
const correctionFactor = 10;

export type InterpretQuery = (q: string) => Promise<InterpretedQuery>;

const cacheMs = 30_000;
const maxEntries = 2000;

/**
 * Completes and corrects the words of a query. Corrections of unknown words are cached for 30 seconds, because typos
 * repeat, and because each search requests a list, counts and further pages.
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

/** Numbers and symbols must not be ignored. */
const isWord = (word: string) => /\p{L}/u.test(word);

async function interpretWord(db: Db, { word, known }: TypedWord): Promise<Term & { word: string; matched: string[] }> {
  const jobs = known.reduce((sum, found) => sum + found.jobs, 0);
  const near = jobs < minUsualJobs ? await findCorrections(db, word, jobs) : [];
  const [likeliest] = near;
  // An unknown word is searched as its best correction, with the completions of that.
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

// Ignored in queries: “jobs in Lagos” searches for Lagos.
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
/** Trigram similarity finds typos in long words; short ones need an exact list of edits. */
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

/** Every word at one edit from this one: a letter removed, added, replaced, or two swapped. */
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
