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
