import { memoizeAsyncByKey } from '../../platform/cache/memoizeAsync';
import type { Db } from '../../platform/db';
import { completeWords, findCorrections, type TypedWord } from './words.queries';

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

export type InterpretQuery = (q: string) => Promise<InterpretedQuery>;

const cacheMs = 30_000;
const maxEntries = 2000;

/**
 * Completes and corrects the words of a query. Corrections of unknown words are cached for 30 seconds, because typos
 * repeat, and because each search requests a list, counts and further pages.
 */
export function createQueryInterpreter(db: Db): InterpretQuery {
  const mistyped = memoizeAsyncByKey(cacheMs, maxEntries, (word: string) =>
    interpretWord(db, { word, completions: [], jobs: 0 }),
  );
  return async (q) => {
    const typed = dropFillers(await completeWords(db, q));
    const found = await Promise.all(
      typed.map((one) => (one.completions.length === 0 ? mistyped(one.word) : interpretWord(db, one))),
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

// Ignored in queries: “jobs in Lagos” searches for Lagos.
const fillers = 'a an and at for in job jobs of or the to vacancies with'.split(' ');

function dropFillers(typed: TypedWord[]): TypedWord[] {
  const rest = typed.filter(({ word }) => !fillers.includes(word));
  return rest.length > 0 ? rest : typed;
}

/** A word of fewer jobs may be a typo in these jobs, if a similar word is far more frequent. */
const minUsualJobs = 3;
const correctionFactor = 10;

async function interpretWord(
  db: Db,
  { word, completions, jobs }: TypedWord,
): Promise<Term & { word: string; matched: string[] }> {
  const near = jobs < minUsualJobs ? await findCorrections(db, word, jobs * correctionFactor) : [];
  // An unknown word is searched as its best correction, with the completions of that.
  const [meant] = jobs === 0 && near[0] ? await completeWords(db, near[0]) : [];
  const further = meant && (await interpretWord(db, meant));
  return {
    word,
    exact: completions,
    corrected: [...near, ...(further?.exact ?? []), ...(further?.corrected ?? [])],
    matched: [...(completions.length > 0 ? [word] : []), ...near, ...(further?.matched ?? [])],
  };
}
