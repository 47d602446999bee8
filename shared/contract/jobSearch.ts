import { currency, degree, envMode, jobField, jobKind } from './choices';
import { currencies, degrees, envModes, jobFields, jobKinds } from './enums';
import { choiceList, idText, limitText } from './fields';
import * as z from './schema';
import { splitSkills, toSkillKey } from './skillKey';

export const periods = ['Today', 'Yesterday', 'Last 3 days', 'Last week', 'Last month', 'All time'] as const;
export type Period = (typeof periods)[number];
export const durationRanges = [
  'Up to 3 months',
  '4 to 6 months',
  '7 to 12 months',
  'Over a year',
  'Permanent',
] as const;
export const startSpans = ['Within a month', 'Within 3 months', 'In more than 3 months'] as const;
const yesNo = { Yes: 1, No: 0, '1': 1, '0': 0 } as const;

/** The texts of a search with their largest length in characters, and the values of its other filters. */
export const jobSearchTexts = { q: 200, company: 200, location: 80, skill: 200 } as const;
export const jobSearchChoices = {
  field: jobFields,
  stipend: ['Yes', 'No', '1', '0'],
  date: periods,
  env_mode: envModes,
  kind: jobKinds,
  currency: currencies,
  duration: durationRanges,
  start: startSpans,
  degree: degrees,
  /** Default: relevance if there is a query, else newest. */
  sort: ['newest', 'deadline', 'relevance'],
} as const;
/** An amount of money in an address. */
export const searchAmountPattern = /^\d{1,9}$/;
const searchAmount = z
  .string()
  .regex(searchAmountPattern, 'Use an amount in figures, such as 50000.')
  .transform(Number);
const searchText = (name: keyof typeof jobSearchTexts) => z.string().trim().max(jobSearchTexts[name]).optional();

export const jobSearch = z.object({
  q: searchText('q'),
  company: searchText('company'),
  field: jobField.optional(),
  stipend: z
    .enum(jobSearchChoices.stipend)
    .transform((value) => yesNo[value])
    .optional(),
  location: searchText('location'),
  date: z.enum(periods).optional(),
  /** Several with commas between them: a job has one of these. */
  env_mode: choiceList(envMode).optional(),
  kind: choiceList(jobKind).optional(),
  /** The currency of a job's pay, and of `pay_from` and `pay_to`; Naira for these if it is missing. */
  currency: currency.optional(),
  /** A job's pay for a month, which may be a range, overlaps this one. */
  pay_from: searchAmount.optional(),
  pay_to: searchAmount.optional(),
  duration: z.enum(durationRanges).optional(),
  start: z.enum(startSpans).optional(),
  /** Several with commas between them: a job names one of these, or another spelling or name of it. Read as their keys. */
  skill: z
    .string()
    .trim()
    .max(jobSearchTexts.skill)
    .transform((text) => splitSkills(text).map(toSkillKey))
    .optional(),
  /** A degree that the requirements name. */
  degree: degree.optional(),
  /** Filters by company id, because several companies may have the same name. */
  org_id: idText.optional(),
  sort: z.enum(jobSearchChoices.sort).optional(),
  cursor: z.string().max(400).optional(),
  limit: limitText(1000).optional(),
});
