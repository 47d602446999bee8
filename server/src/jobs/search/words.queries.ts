import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** A word of a query, in lower case and without accents. */
export interface TypedWord {
  word: string;
  /** The words of the index that contain it. */
  completions: string[];
  /** Number of jobs with one of these. */
  jobs: number;
}

const maxWords = 10;
const maxCompletions = 20;
/** Shorter words are contained in nearly every word, so they are matched as prefixes only. */
const minInfixLength = 3;

/** The words of a text in order, each with its completions: the word itself first, then those that begin with it. */
export async function completeWords(db: Db, text: string): Promise<TypedWord[]> {
  const { rows } = await sql<TypedWord>`
    select given.word, known.completions, known.jobs
    from (
      select word, min(place) as place from regexp_split_to_table(words_of(${text}), '\\s+') with ordinality as split (word, place)
      where word <> '' group by word order by 2 limit ${sql.lit(maxWords)}
    ) as given
    cross join lateral (
      select coalesce(array_agg(word), '{}') as completions, coalesce(sum(jobs), 0)::integer as jobs
      from (
        select word, jobs from search_words
        where word like case when length(given.word) < ${sql.lit(minInfixLength)} then '' else '%' end || given.word || '%'
        order by word = given.word desc, starts_with(word, given.word) desc, jobs desc, word limit ${sql.lit(maxCompletions)}
      ) as found
    ) as known
    order by given.place
  `.execute(db);
  return rows;
}

/** Those of the words that a job says. */
export async function listKnownWords(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word = any (${words}) and jobs > 0
  `.execute(db);
  return rows.map((found) => found.word);
}

/** How many jobs have each of the words, an hour ago; those that no job has are missing. */
export async function countWordJobs(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; jobs: number }>`
    select word, jobs from search_words where word = any (${words})
  `.execute(db);
  return new Map(rows.map(({ word, jobs }) => [word, jobs]));
}

const minCorrectedLength = 4;
/** Single edits that change so many trigrams that similarity does not find the word. */
const maxEditedLength = 10;
const minSimilarLength = 7;
const minSimilarity = 0.45;
const maxCorrections = 5;
const minTrustedJobs = 3;

/**
 * Words for which this one may be a typo, best first: words at one edit, and for a long word those with similar
 * trigrams too. They occur in a current job, and in more than `moreThan` jobs.
 */
export async function findCorrections(db: Db, word: string, moreThan: number): Promise<string[]> {
  if (word.length < minCorrectedLength || /^\d+$/.test(word)) return [];
  const near = [];
  if (word.length <= maxEditedLength) near.push(sql`word ~ ${toEditPattern(word)}`);
  if (word.length >= minSimilarLength)
    near.push(sql`word % ${word} and similarity(word, ${word}) >= ${sql.lit(minSimilarity)}`);
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where (${sql.join(near, sql` or `)}) and word <> ${word} and jobs > ${moreThan}
      -- The count may be an hour old, and the few jobs closed since: a correction must lead to a job.
      and (jobs > ${sql.lit(minTrustedJobs)}
        or exists (select from listings where place = '' and words @@ lexeme(word)::tsquery))
    order by similarity(word, ${word}) desc, jobs desc, word
    limit ${sql.lit(maxCorrections)}
  `.execute(db);
  return rows.map((found) => found.word);
}

/**
 * A regular expression of the words at one edit from this one: a letter removed, added, replaced, or two swapped. The
 * index of trigrams serves it, but not if `\D` were `[a-z]`, for which it would look up each letter.
 */
function toEditPattern(word: string): string {
  const letters = [...word].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&'));
  const edits = [...letters, ''].flatMap((letter, at) => {
    const [head, [next = '', ...rest]] = [letters.slice(0, at).join(''), letters.slice(at + 1)];
    const tail = [next, ...rest].join('');
    return [`${head}\\D${letter}${tail}`, `${head}\\D?${tail}`, [head, next, letter, ...rest].join('')];
  });
  return `^(${edits.join('|')})$`;
}

/** Recounts the jobs of each indexed word, and deletes words that no job had in the last two counts. */
export const recountSearchWords = (db: Db) => sql`select count_search_words()`.execute(db);
