import { sql } from 'kysely';
import type { Db } from '../../platform/db';

export interface WordCompletion {
  /** A word of the query, in lower case and without accents. */
  token: string;
  /** A word of the index that contains it; null if there is none. */
  word: string | null;
  /** Number of jobs with that word. */
  jobs: number | null;
}

const maxCompletions = 20;
/** Shorter words are contained in nearly every word, so they are matched as prefixes only. */
const minInfixLength = 3;

/** The words of a text in order, each with the indexed words that contain it: exact match first, then prefix matches. */
export async function completeWords(db: Db, text: string): Promise<WordCompletion[]> {
  const { rows } = await sql<WordCompletion>`
    select given.token, known.word, known.jobs
    from regexp_split_to_table(words_of(${text}), '\\s+') with ordinality as given (token, place)
    left join lateral (
      (select word, jobs from search_words
        where length(given.token) >= ${sql.lit(minInfixLength)} and word like '%' || given.token || '%'
        order by word = given.token desc, starts_with(word, given.token) desc, jobs desc, word limit ${sql.lit(maxCompletions)})
      union all
      (select word, jobs from search_words
        where length(given.token) < ${sql.lit(minInfixLength)}
          and word >= given.token and word < given.token || chr(1114111)
        order by word = given.token desc, jobs desc, word limit ${sql.lit(maxCompletions)})
    ) as known on true
    where given.token <> ''
    order by given.place
  `.execute(db);
  return rows;
}

interface CorrectionQuery {
  word: string;
  /** Candidates at an edit distance of 1. */
  edits: string[];
  /** Whether words with a similar set of trigrams are candidates too. */
  bySimilarity: boolean;
  /** Only words that occur in more jobs than this. */
  moreThan: number;
}

const minSimilarity = 0.45;
const maxCorrections = 5;
const minTrustedJobs = 3;

/** Corrections of a mistyped word that occur in a current job, best first. */
export async function findSimilarWords(
  db: Db,
  { word, edits, bySimilarity, moreThan }: CorrectionQuery,
): Promise<{ word: string }[]> {
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word, jobs from search_words
      where ${bySimilarity}::boolean and word % ${word} and similarity(word, ${word}) >= ${sql.lit(minSimilarity)}
      union
      select word, jobs from search_words
      where word in (select value from json_array_elements_text(${JSON.stringify(edits)}::json))
    ) as near
    where word <> ${word} and jobs > ${moreThan}
      -- The count may be an hour old: jobs that went meanwhile must not lead anybody astray.
      and (jobs > ${sql.lit(minTrustedJobs)}
        or exists (select from listings where place = '' and words @@ lexeme(word)::tsquery))
    order by similarity(word, ${word}) desc, jobs desc, word
    limit ${sql.lit(maxCorrections)}
  `.execute(db);
  return rows;
}

/** Recounts the jobs of each indexed word, and deletes words that no job had in the last two counts. */
export const recountSearchWords = (db: Db) => sql`select count_search_words()`.execute(db);
