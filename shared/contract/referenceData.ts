import { endpoint } from './endpoint';
import { id } from './fields';
import * as z from './schema';

export const listLocations = endpoint({
  method: 'GET',
  path: '/locations',
  access: 'anyone',
  summary: 'States and other places that a job can name.',
  output: z.object({ data: z.array(z.object({ name: z.string() })) }),
});

export const listSchools = endpoint({
  method: 'GET',
  path: '/schools',
  access: 'anyone',
  summary: 'Universities and polytechnics.',
  /** `short_name` is the common abbreviation, such as UNILAG. */
  output: z.object({ data: z.array(z.object({ id, sc_name: z.string(), short_name: z.string().optional() })) }),
});

export const listCompanyNames = endpoint({
  method: 'GET',
  path: '/company_names',
  access: 'anyone',
  summary: 'Names of verified companies.',
  output: z.object({ data: z.array(z.string()) }),
});

/** How many skills are suggested at once. */
export const maxSuggestedSkills = 8;

export const suggestSkills = endpoint({
  method: 'GET',
  path: '/skills',
  access: 'anyone',
  limitedAs: 'search',
  summary: 'Skills of the vocabulary that begin with a text, or have another name or a word that does; the best first.',
  query: z.object({ q: z.string().trim().min(1).max(60) }),
  /** `synonym` is the other name that was found, such as JS for JavaScript. */
  output: z.object({ data: z.array(z.object({ name: z.string(), synonym: z.string().optional() })) }),
});
