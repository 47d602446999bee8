import * as z from '@foothold/shared/schema';

/** Bytes; a resume of many pages has a tenth of it. */
export const maxResumeSize = 256 * 1024;

const text = z.string().optional().catch(undefined);
const entries = z.array(z.unknown()).max(500).optional();

/** The parts of JSON Resume that are read. The entries of its lists are looked at one by one. */
const resumeFile = z.object({
  basics: z.object({ summary: text, url: text, profiles: entries }).optional(),
  education: entries,
  skills: entries,
  languages: entries,
});

type KnownParts = ReturnType<typeof resumeFile.parse>;

export interface ResumeFile extends KnownParts {
  /** What the file has besides, in words. */
  otherParts: string[];
}

/** A file as JSON Resume; null where it is none. */
export function parseResumeFile(content: string): ResumeFile | null {
  const json = parseJson(content);
  const { data } = resumeFile.safeParse(json);
  if (!data || !(data.basics || data.education || data.skills || data.languages)) return null;
  return { ...data, otherParts: nameOtherParts(Object.keys(json as object), data) };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

const silentParts = ['$schema', 'meta', 'basics', 'education', 'skills', 'languages'];
const partNames = new Map([
  ['work', 'Work experience'],
  ['volunteer', 'Volunteering'],
  ['certificates', 'Certificates'],
  ['publications', 'Publications'],
  ['projects', 'Projects'],
  ['references', 'References'],
  ['interests', 'Interests'],
  ['awards', 'Awards'],
]);
const mostNamed = 12;

function nameOtherParts(keys: readonly string[], { basics, education }: KnownParts): string[] {
  const others = keys.filter((key) => !silentParts.includes(key)).map((key) => partNames.get(key) ?? shorten(key));
  return [
    ...(basics || education ? ['Name, contact and studies: your profile has its own'] : []),
    ...others.slice(0, mostNamed),
  ];
}

const longestLabel = 60;

/** A text of the file for a message, without what cannot be shown. */
export function shorten(value: string): string {
  const shown = value.replace(/\p{C}/gu, '').trim();
  return shown.length > longestLabel ? `${shown.slice(0, longestLabel)}…` : shown;
}
