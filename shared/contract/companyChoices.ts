import { endpoint } from './endpoint';
import { alertFrequencies } from './enums';
import { id, idText, timeZone } from './fields';
import * as z from './schema';

/** Companies that a student can follow, and as many can be hidden. */
export const maxCompanyChoices = 200;

const frequency = z.enum(alertFrequencies);
const chosenCompany = z.object({ id, company_name: z.string(), logo: z.string().nullable() });
export type ChosenCompany = z.infer<typeof chosenCompany>;

/** What a student has chosen for a company: to hear of its new jobs, or to see none of them. */
export const companyChoice = z.object({
  /** How often its new jobs are mailed; null where the company is not followed. */
  followed: frequency.nullable(),
  hidden: z.boolean(),
});
export type CompanyChoice = z.infer<typeof companyChoice>;

export const listCompanyChoices = endpoint({
  method: 'GET',
  path: '/company_choices',
  access: 'student',
  summary: 'The verified companies that the student follows or has hidden, each list by name.',
  output: z.object({
    followed: z.array(chosenCompany.extend({ frequency })),
    hidden: z.array(chosenCompany),
  }),
});

const ofCompany = { access: 'student', params: z.object({ id: idText }) } as const;
const output = z.object({ choice: companyChoice });

export const viewCompanyChoice = endpoint({
  method: 'GET',
  path: '/companies/:id/choice',
  ...ofCompany,
  summary: 'Whether the student follows a company or has hidden it.',
  output,
});

/** Fails with `not_possible_now` and a sentence beyond 200. */
export const followCompany = endpoint({
  method: 'PUT',
  path: '/companies/:id/follow',
  ...ofCompany,
  summary: 'Follows a company: its new jobs are mailed as often as is chosen. One that was hidden is shown again.',
  body: z.object({ frequency: frequency.default('daily'), time_zone: timeZone.optional() }),
  output,
});

export const unfollowCompany = endpoint({
  method: 'DELETE',
  path: '/companies/:id/follow',
  ...ofCompany,
  summary: 'Follows a company no more. May be repeated.',
  output,
});

/** Fails with `not_possible_now` and a sentence beyond 200. */
export const hideCompany = endpoint({
  method: 'PUT',
  path: '/companies/:id/hide',
  ...ofCompany,
  summary: 'Leaves the jobs of a company out of the student’s lists and mails; it is not followed any more.',
  output,
});

export const unhideCompany = endpoint({
  method: 'DELETE',
  path: '/companies/:id/hide',
  ...ofCompany,
  summary: 'Shows the jobs of a company again. May be repeated.',
  output,
});
