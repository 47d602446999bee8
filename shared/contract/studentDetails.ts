import { envMode, jobKind } from './choices';
import { endpoint } from './endpoint';
import { type DetailItem, detailItems, languageLevels, linkKinds } from './enums';
import * as z from './schema';
import { studentDetailsInput } from './studentDetailsInput';

/** What a company sees of it with an application: without what the student hides. */
export const visibleDetails = z.object({
  skills: z.array(z.string()),
  languages: z.array(z.object({ name: z.string(), level: z.enum(languageLevels) })),
  links: z.array(z.object({ kind: z.enum(linkKinds), url: z.string() })),
  graduation_year: z.int().nullable(),
  available_from: z.string().nullable(),
  preferred_places: z.array(z.string()),
  preferred_env_modes: z.array(envMode),
  preferred_kinds: z.array(jobKind),
  about: z.string().nullable(),
});
export type VisibleDetails = z.infer<typeof visibleDetails>;

/** The same for the student. `revision` counts the changes; 0 where nothing was saved yet. */
export const studentDetails = visibleDetails.extend({
  hidden_items: z.array(z.enum(detailItems)),
  revision: z.int(),
});
export type StudentDetails = z.infer<typeof studentDetails>;

export const viewOwnDetails = endpoint({
  method: 'GET',
  path: '/account/details',
  access: 'student',
  summary: 'Skills, languages, links and wishes of the student, as companies see them with an application.',
  output: z.object({ details: studentDetails }),
});

/** A place that is not one of `listLocations` is an error at its field. */
export const saveOwnDetails = endpoint({
  method: 'PUT',
  path: '/account/details',
  access: 'student',
  summary:
    'Replaces the student’s skills, languages, links and wishes. Another name of a known skill becomes that skill. Fails with `outdated` where they were changed since `revision`.',
  body: studentDetailsInput,
  output: z.object({ details: studentDetails, message: z.string() }),
});

const nothing: VisibleDetails = {
  skills: [],
  languages: [],
  links: [],
  graduation_year: null,
  available_from: null,
  preferred_places: [],
  preferred_env_modes: [],
  preferred_kinds: [],
  about: null,
};

/** The details of a student who has saved none. */
export const emptyDetails: StudentDetails = { ...nothing, hidden_items: [], revision: 0 };

export const isDetailFilled = (details: VisibleDetails, item: DetailItem): boolean => {
  const value = details[item];
  return Array.isArray(value) ? value.length > 0 : value !== null;
};

/** What companies see of a student's details; null where that is nothing. */
export function toVisibleDetails(details: StudentDetails): VisibleDetails | null {
  const { hidden_items, revision, ...all } = details;
  const hidden = Object.fromEntries(hidden_items.map((item) => [item, nothing[item]]));
  const visible: VisibleDetails = { ...all, ...hidden };
  return detailItems.some((item) => isDetailFilled(visible, item)) ? visible : null;
}
