interface SynonymGroup {
  /** Words and phrases for the same thing, in lower case. */
  phrases: readonly string[];
  /** Like `phrases`, but only looked for in jobs; `!` before a word that must not stand there. */
  written?: readonly string[];
  /** The abbreviation means something else before one of these words. */
  exceptBefore?: readonly string[];
  /** The word means something else after one of these words. */
  exceptAfter?: readonly string[];
}

const programmers = 'developer,developers,programmer,programmers,software engineer,software engineers'.split(',');

/** Engineers who write software, as jobs call them: the other words of these titles are those of every engineer. */
const softwareEngineers = 'software,frontend,front end,backend,back end,fullstack,full stack,web,mobile,android,ios'
  .split(',')
  .flatMap((part) => ['engineer', 'engineers', 'engineering'].map((engineer) => `${part} ${engineer}`));

/** What the market in Nigeria calls the same thing. Each group is here because students and companies say it differently. */
const groups: readonly SynonymGroup[] = [
  {
    // Six months of work within a degree: students say IT, universities SIWES (the scheme's name), companies any of these.
    phrases: ['it', 'siwes', 'industrial training', 'industrial attachment'],
    // The other IT. "IT Lagos" may be either, and finds both.
    exceptBefore: (
      'admin administrator analyst assistant associate audit auditor business consultant department desk developer ' +
      'engineer executive help helpdesk infrastructure instructor lead manager network officer operations project sales ' +
      'security services skills specialist staff support systems teacher technician trainer'
    ).split(' '),
  },
  // The year of national service. Companies write NYSC or corps member, everybody says corper.
  { phrases: ['nysc', 'corper', 'corpers', 'corps member', 'corps members', 'corp member', 'youth corps'] },
  {
    // The two diplomas of polytechnics. The higher one contains the words of the other, but is not it.
    phrases: ['ond', 'nd', 'ordinary national diploma', 'national diploma'],
    written: ['ond', 'nd', 'ordinary national diploma', '!higher national diploma'],
  },
  { phrases: ['hnd', 'higher national diploma'] },
  // The person and the post. Completion finds the longer from the shorter word only.
  { phrases: ['intern', 'interns', 'internship', 'internships'] },
  // The work mode that jobs store as "remote".
  { phrases: ['remote', 'remotely', 'wfh', 'work from home', 'working from home'] },
  // Places that are written in full in a job and typed in short.
  { phrases: ['ph', 'phc', 'port harcourt', 'portharcourt'], exceptBefore: ['meter', 'value', 'level'] },
  { phrases: ['vi', 'victoria island'] },
  { phrases: ['fct', 'abuja', 'abj'] },
  // Posts and departments.
  { phrases: ['pa', 'personal assistant'], exceptBefore: ['system'] },
  { phrases: ['hr', 'human resource', 'human resources'] },
  { phrases: ['qa', 'quality assurance'] },
  { phrases: ['hse', 'health safety and environment', 'health safety environment'] },
  { phrases: ['ai', 'artificial intelligence'] },
  { phrases: ['ml', 'machine learning'] },
  // Professions with more than one name.
  {
    phrases: [...programmers, 'software developer', 'software developers'],
    written: [...new Set([...programmers, ...softwareEngineers])],
    exceptAfter: 'business content course curriculum estate franchise instructional land property'.split(' '),
  },
  { phrases: ['law', 'legal', 'lawyer', 'lawyers', 'barrister', 'solicitor'] },
];

export interface WordSynonyms {
  /** Phrases that mean the same as the word, or as the phrase which it is part of. */
  phrases: string[];
  /** Whether the word alone has them, so that it is not the beginning of another word. */
  isWhole: boolean;
}

/** The synonyms of each word of a query. Those of a phrase are synonyms of each of its words. */
export function findSynonyms(words: readonly string[]): WordSynonyms[] {
  const found = words.map((): WordSynonyms => ({ phrases: [], isWhole: false }));
  for (const { phrase, parts, group } of allPhrases) {
    const { phrases, written = phrases, exceptBefore = [], exceptAfter = [] } = group;
    for (const start of findPhrase(words, parts)) {
      const isOther =
        exceptBefore.includes(words[start + parts.length] ?? '') || exceptAfter.includes(words[start - 1] ?? '');
      const meant = isOther ? [] : written;
      for (const synonyms of found.slice(start, start + parts.length)) {
        synonyms.phrases.push(...meant.filter((other) => other !== phrase && !synonyms.phrases.includes(other)));
        if (parts.length === 1) synonyms.isWhole = true;
      }
    }
  }
  return found;
}

const allPhrases = groups.flatMap((group) =>
  group.phrases.map((phrase) => ({ phrase, parts: phrase.split(' '), group })),
);

const findPhrase = (words: readonly string[], parts: readonly string[]): number[] =>
  words.includes(parts[0] ?? '')
    ? [...words.keys()].filter((start) => parts.every((part, index) => words[start + index] === part))
    : [];

/** A word of the table that begins with what was typed so far; undefined for less than three letters. */
export const completeSynonym = (typed: string): string | undefined =>
  typed.length < minTypedLength
    ? undefined
    : allPhrases.find(({ phrase, parts }) => parts.length === 1 && phrase.startsWith(typed))?.phrase;

const minTypedLength = 3;
