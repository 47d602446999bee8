import type { Db } from '../db';
import { completeWords, nearWords } from './queries.words';

/** What stands for one word of a search: words in use that hold it, and words that it may be a mistyped form of. */
export interface Term {
  exact: string[];
  near: string[];
}

/** A search as the words in use understand it. */
export interface Meaning {
  /** A job must have something of each. Undefined where a word can mean nothing that any job says. */
  terms: Term[] | undefined;
  /** What a reader should see marked. */
  matched: string[];
}

const mostWords = 10;
/** A word of fewer jobs may be a slip of whoever posted them, if another like it is far more usual. */
const usual = 3;
const farMore = 10;

/** Completes and corrects what was typed. */
export async function understand(db: Db, q: string): Promise<Meaning> {
  const typed = saying(group(await completeWords(db, q)).slice(0, mostWords));
  const terms: Term[] = [];
  const matched: string[] = [];
  for (const { word, known } of typed) {
    const exact = known.map((found) => found.word);
    const jobs = known.reduce((sum, found) => sum + found.jobs, 0);
    const near = jobs < usual ? await correct(db, word, jobs) : [];
    if (exact.length > 0) matched.push(word);
    matched.push(...near);
    terms.push({ exact, near });
  }
  const understood = typed.length > 0 && terms.every(({ exact, near }) => exact.length + near.length > 0);
  return { terms: understood ? terms : undefined, matched: [...new Set(matched)] };
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
