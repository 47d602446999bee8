import { envMode, jobKind } from './choices';
import { detailItems, languageLevels, linkKinds } from './enums';
import { missingOrInvalid, nameText, optionalDate, optionalText, requiredHttpsLink, text } from './fields';
import * as z from './schema';
import { toSkillKey } from './skillKey';

export const maxSkills = 30;
export const maxLanguages = 10;
export const maxLinks = 5;
export const maxPlaces = 10;
export const maxAboutLength = 600;
export const firstGraduationYear = 1960;
export const lastGraduationYear = 2060;

const atMost = (max: number, what: string) => `At most ${max} ${what}.`;
const isUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** A skill as somebody writes it: in the vocabulary or not. */
export const skillName = nameText('Skill', 60).refine((name) => /[\p{L}\p{N}]/u.test(name), 'Write a skill in words.');

export const spokenLanguage = z.object({
  name: nameText('Language', 40),
  level: z.enum(languageLevels, { error: missingOrInvalid('Level is required.', 'Choose one of the levels.') }),
});

/** The sites whose links are checked to lead there. */
const hostsByKind: Partial<Record<string, { pattern: RegExp; message: string }>> = {
  github: { pattern: /^(www\.|gist\.)?github\.com$/, message: 'Use a link to github.com.' },
  linkedin: { pattern: /^([a-z]{2,3}\.|www\.)?linkedin\.com$/, message: 'Use a link to linkedin.com.' },
};

export const profileLink = z
  .object({
    kind: z.enum(linkKinds, { error: missingOrInvalid('Kind is required.', 'Choose one of the kinds.') }),
    url: requiredHttpsLink('Link'),
  })
  .superRefine(({ kind, url }, { addIssue }) => {
    const site = hostsByKind[kind];
    if (site && URL.canParse(url) && !site.pattern.test(new URL(url).hostname))
      addIssue({ code: 'custom', path: ['url'], message: site.message });
  });

const yearMessage = `Write a year from ${firstGraduationYear} to ${lastGraduationYear}.`;

/** What a student adds to the profile, whole; `revision` is that of the version which this one replaces. */
export const studentDetailsInput = z.object({
  skills: z.array(skillName).max(maxSkills, atMost(maxSkills, 'skills')),
  languages: z
    .array(spokenLanguage)
    .max(maxLanguages, atMost(maxLanguages, 'languages'))

    .refine((languages) => isUnique(languages.map(({ name }) => toSkillKey(name))), 'Name each language once.'),
  links: z
    .array(profileLink)
    .max(maxLinks, atMost(maxLinks, 'links'))
    .refine((links) => isUnique(links.map(({ url }) => url)), 'Name each link once.'),
  graduation_year: z
    .int(yearMessage)
    .min(firstGraduationYear, yearMessage)
    .max(lastGraduationYear, yearMessage)
    .nullable(),
  available_from: optionalDate.transform((date) => date ?? null),
  preferred_places: z.array(text('Place', 80)).max(maxPlaces, atMost(maxPlaces, 'places')),
  preferred_env_modes: z.array(envMode).max(3),
  preferred_kinds: z.array(jobKind).max(6),
  about: optionalText(maxAboutLength),
  hidden_items: z.array(z.enum(detailItems)).max(detailItems.length),
  revision: z.int().min(0),
});
