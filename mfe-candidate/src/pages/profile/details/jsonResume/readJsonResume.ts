import {
  type LanguageLevel,
  type LinkKind,
  maxLanguages,
  maxLinks,
  maxSkills,
  profileLink,
  type StudentDetails,
  skillName,
  spokenLanguage,
  studentDetailsInput,
  toSkillKey,
} from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';
import { parseResumeFile, type ResumeFile, shorten } from './resumeFile';

/** What a file has for a profile. Lists hold what the profile lacks; null is what the file does not say, or says the same. */
export interface ResumeFindings
  extends Pick<StudentDetails, 'skills' | 'languages' | 'links' | 'about' | 'graduation_year'> {
  /** What the file has besides, and why it is not taken over. */
  leftOut: string[];
}

/** Reads a file as JSON Resume; null where it is none. Each value obeys the rules that it has when it is typed. */
export function readJsonResume(content: string, details: StudentDetails): ResumeFindings | null {
  const file = parseResumeFile(content);
  if (!file) return null;
  const leftOut = new Set<string>();
  return {
    skills: findSkills(file, details, leftOut),
    languages: findLanguages(file, details, leftOut),
    links: findLinks(file, details, leftOut),
    about: findAbout(file, details, leftOut),
    graduation_year: findYear(file, details),
    leftOut: [...[...leftOut].slice(0, mostReasons), ...file.otherParts],
  };
}

const mostReasons = 12;
const text = z.string().catch('');

interface Target<T> {
  rule: { safeParse: (value: unknown) => { data?: T; error?: { issues: { message: string }[] } } };
  toKey: (value: T) => string;
  present: readonly T[];
  max: number;
}

/** The values that pass, fit, and are not there yet; the reason for others. */
function takeNew<T>(
  candidates: readonly { value: unknown; label: string }[],
  { rule, toKey, present, max }: Target<T>,
  leftOut: Set<string>,
): T[] {
  const known = new Set(present.map(toKey));
  const taken: T[] = [];
  for (const { value, label } of candidates) {
    const { data, error } = rule.safeParse(value);
    if (data === undefined) leftOut.add(`${shorten(label)}: ${error?.issues[0]?.message}`);
    else if (known.has(toKey(data))) continue;
    else if (known.size >= max) leftOut.add(`${shorten(label)}: a profile has at most ${max}`);
    else {
      known.add(toKey(data));
      taken.push(data);
    }
  }
  return taken;
}

const skillEntry = z.object({ name: text, keywords: z.array(text).max(100).catch([]) });

/** Many write a heading as the name, and the skills as its keywords: then these are the skills. */
const findSkills = ({ skills = [] }: ResumeFile, { skills: present }: StudentDetails, leftOut: Set<string>) =>
  takeNew(
    skills.flatMap((entry) => {
      const { name = '', keywords = [] } = skillEntry.safeParse(entry).data ?? {};
      return (keywords.length > 0 ? keywords : [name]).map((value) => ({ value, label: `Skill ${value}` }));
    }),
    { rule: skillName, toKey: toSkillKey, present, max: maxSkills },
    leftOut,
  );

const languageEntry = z.object({ language: text, fluency: text });
const levelWords: readonly [LanguageLevel, RegExp][] = [
  ['native', /nativ|mother|bilingual/],
  ['basic', /basic|elementary|beginner|\ba[12]\b/],
  ['conversational', /conversation|intermediate|limited working|\bb[12]\b/],
  ['fluent', /fluent|professional|proficient|advanced|\bc[12]\b/],
];

const findLanguages = ({ languages = [] }: ResumeFile, { languages: present }: StudentDetails, leftOut: Set<string>) =>
  takeNew(
    languages.map((entry) => {
      const { language: name = '', fluency = '' } = languageEntry.safeParse(entry).data ?? {};
      const level = levelWords.find(([, words]) => words.test(fluency.toLowerCase()))?.[0];
      return { value: { name, level }, label: `Language ${name}` };
    }),
    { rule: spokenLanguage, toKey: ({ name }) => toSkillKey(name), present, max: maxLanguages },
    leftOut,
  );

const profileEntry = z.object({ network: text, url: text });

const findLinks = ({ basics = {} }: ResumeFile, { links: present }: StudentDetails, leftOut: Set<string>) =>
  takeNew(
    [
      ...(basics.profiles ?? []).map((entry) => {
        const { network = '', url = '' } = profileEntry.safeParse(entry).data ?? {};
        return { value: { kind: findKind(network, url), url }, label: `Link ${url || network}` };
      }),
      ...(basics.url ? [{ value: { kind: 'portfolio', url: basics.url }, label: `Link ${basics.url}` }] : []),
    ],
    { rule: profileLink, toKey: ({ url }) => url, present, max: maxLinks },
    leftOut,
  );

/** By where it leads, not by what the file calls it. */
function findKind(network: string, url: string): LinkKind {
  const fits = (['github', 'linkedin'] as const).find((kind) => profileLink.safeParse({ kind, url }).success);
  return fits ?? (network.toLowerCase() === 'portfolio' ? 'portfolio' : 'other');
}

function findAbout({ basics }: ResumeFile, details: StudentDetails, leftOut: Set<string>): string | null {
  const { data, error } = studentDetailsInput.shape.about.safeParse(basics?.summary);
  if (error) leftOut.add(`Summary: ${error.issues[0]?.message}`);
  return data && data !== details.about ? data : null;
}

const educationEntry = z.object({ endDate: z.union([z.string(), z.number()]) });

/** The year in which the last of the studies ends. */
function findYear({ education = [] }: ResumeFile, details: StudentDetails): number | null {
  const years = education.flatMap((entry) => {
    const { data } = educationEntry.safeParse(entry);
    const year = studentDetailsInput.shape.graduation_year.safeParse(Number(String(data?.endDate).slice(0, 4))).data;
    return year ? [year] : [];
  });
  const last = years.length > 0 ? Math.max(...years) : null;
  return last === details.graduation_year ? null : last;
}
