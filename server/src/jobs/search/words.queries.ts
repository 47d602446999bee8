import { sql } from 'kysely';
import type { Db } from '../../platform/db';

export interface WordCompletion {
  /** A word that was typed, folded. */
  token: string;
  /** A word in use that holds it; null where there is none. */
  word: string | null;
  /** How many jobs have that. */
  jobs: number | null;
}

const maxCompletions = 20;
/** Words of one or two letters would be a part of nearly all: they are completed at their end only. */
const minInfixLength = 3;

/** The words of a text in their order, each with the words in use that hold it: itself first, then what begins with it. */
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
  /** Words that are near whatever they share. */
  edits: string[];
  /** Whether sharing most triples of letters makes near. */
  bySimilarity: boolean;
  /** Only words of more jobs than this. */
  moreThan: number;
}

const minSimilarity = 0.45;
const maxCorrections = 5;
const minTrustedJobs = 3;

/** Words that some job really has and that this one may be a slip of, the likeliest first. */
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

/** Counts the words in use anew, and forgets those that no job has had for two counts. */
export const recountSearchWords = (db: Db) => sql`select count_search_words()`.execute(db);
