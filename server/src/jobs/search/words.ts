import { memoizeAsyncByKey } from '../../platform/cache/memoizeAsync';
import type { Db } from '../../platform/db';
import { completeSynonym, findSynonyms, type WordSynonyms } from './synonyms';
import { completeWords, findCorrections, listKnownWords, type TypedWord } from './words.queries';

/**
 * The indexed words and phrases that match one word of a query. `exact`: those that contain it, and its synonyms. `guessed`:
 * corrections if it may be mistyped, and words that begin with it although it is whole.
 */
export interface Term {
  exact: string[];
  guessed: string[];
}

/** A query in terms of the indexed words. */
interface InterpretedQuery {
  /** A job must match each of them. Undefined if nothing can match. */
  terms: Term[] | undefined;
  /** Words to highlight in the results. */
  matched: string[];
  /** For each typed word that no job has: the one of them that it was corrected to. */
  corrected: string[];
  /** Words without any match, which the search ignores. */
  missing: string[];
  /** The typed words without fillers, and a term for each: also for one without any match, which a later job may say. */
  typed: string[];
  required: Term[];
}

export type InterpretQuery = (q: string, db: Db) => Promise<InterpretedQuery>;

const cacheMs = 30_000;
const maxEntries = 2000;

/**
 * Completes and corrects the words of a query. Corrections of unknown words are cached for 30 seconds, because typos
 * repeat, and because each search requests a list, counts and further pages.
 */
export function createQueryInterpreter(readDb: Db): InterpretQuery {
  const mistyped = memoizeAsyncByKey(cacheMs, maxEntries, (word: string) =>
    interpretWord(readDb, { word, completions: [], jobs: 0 }),
  );
  return async (q, db) => {
    const typed = await completeWords(db, joinInitials(q));
    const synonyms = await findUsedSynonyms(db, typed);
    const found = await Promise.all(
      dropFillers(typed).map((one) => {
        const same = synonyms.get(one);
        if (same) return withSynonyms(one, same);
        return one.completions.length === 0 ? mistyped(one.word) : interpretWord(db, one);
      }),
    );
    const terms = found.filter(({ exact, guessed }) => exact.length + guessed.length > 0);
    const missing = found.filter((term) => !terms.includes(term)).map(({ word }) => word);
    const required = found.map((term) => (missing.includes(term.word) ? { exact: [term.word], guessed: [] } : term));
    return {
      terms: terms.length > 0 && missing.every(isWord) ? terms : undefined,
      matched: [...new Set(terms.flatMap(({ matched }) => matched))],
      corrected: [...new Set(terms.flatMap(({ corrected }) => corrected))],
      missing,
      typed: found.map(({ word }) => word),
      required,
    };
  };
}

/** "I.T." is typed for "IT", and is one word in the index too. */
const joinInitials = (q: string) => q.replace(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, '$1');

/** The synonyms of typed words, without those that no job says. The last word may be incomplete. */
async function findUsedSynonyms(db: Db, typed: readonly TypedWord[]): Promise<Map<TypedWord, WordSynonyms>> {
  const words = typed.map(({ word }) => word);
  const last = typed.at(-1);
  const completed = last?.completions.length === 0 && completeSynonym(last.word);
  const found = findSynonyms(completed ? [...words.slice(0, -1), completed] : words);
  const phrases = found.flatMap((synonyms) => synonyms.phrases);
  const known = new Set(phrases.length > 0 ? await listKnownWords(db, phrases.flatMap(listWords)) : []);
  const isUsed = (phrase: string) => listWords(phrase).every((word) => known.has(word));
  return new Map(
    typed.flatMap((one, index) => {
      const { phrases = [], isWhole = false } = found[index] ?? {};
      const used = phrases.filter(isUsed);
      return isWhole || used.length > 0 ? [[one, { phrases: used, isWhole }]] : [];
    }),
  );
}

const listWords = (phrase: string) => phrase.split(' ').filter((word) => !word.startsWith('!'));

/** Longer abbreviations may be the beginning of a word: "intern" of "international". */
const maxClosedLength = 3;

/** A whole word is neither completed nor corrected: "OND" is not meant for Ondo. */
function withSynonyms({ word, completions }: TypedWord, { phrases, isWhole }: WordSynonyms) {
  const isSaid = completions.includes(word);
  const isClosed = isWhole && (isSaid || phrases.length > 0);
  const exact = [...(isClosed ? completions.filter((one) => one === word) : completions), ...phrases];
  const guessed = isClosed && word.length > maxClosedLength ? completions.filter((one) => !exact.includes(one)) : [];
  const matched = [...(completions.length > 0 ? [word] : []), ...phrases.map((phrase) => listWords(phrase).join(' '))];
  return { word, exact, guessed, matched, corrected: [] };
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
): Promise<Term & { word: string; matched: string[]; corrected: string[] }> {
  const near = jobs < minUsualJobs ? await findCorrections(db, word, jobs * correctionFactor) : [];
  // An unknown word is searched as its best correction, with the completions of that.
  const [meant] = jobs === 0 && near[0] ? await completeWords(db, near[0]) : [];
  const further = meant && (await interpretWord(db, meant));
  return {
    word,
    exact: completions,
    guessed: [...near, ...(further?.exact ?? []), ...(further?.guessed ?? [])],
    matched: [...(completions.length > 0 ? [word] : []), ...near, ...(further?.matched ?? [])],
    // Whoever typed a word that jobs have was understood, even where similar words are searched too.
    corrected: jobs === 0 ? near.slice(0, 1) : [],
  };
}
