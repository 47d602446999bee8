import { endpoint } from './endpoint';
import { id, idText } from './fields';
import { jobPage } from './jobs';
import { organization } from './profiles';
import { replyRecord } from './replyRecord';
import * as z from './schema';

/** The public data of a company, without contact data. */
export const company = z.object({
  id,
  company_name: z.string(),
  company_state: z.string().nullable(),
  about: z.string().nullable(),
  website: z.string().nullable(),
  logo: z.string().nullable(),
  /** Null before there is enough to count. */
  reply_record: replyRecord.nullish(),
});
export type Company = z.infer<typeof company>;

export const viewCompany = endpoint({
  method: 'GET',
  path: '/companies/:id',
  access: 'anyone',
  summary:
    'A verified company and the newest of its open jobs; `next_cursor` goes on in the list of jobs with its `org_id`.',
  params: z.object({ id: idText }),
  output: z.object({ company, jobs: jobPage }),
});

const organizationResponse = z.object({ organization, message: z.string() });

export const setLogo = endpoint({
  method: 'PUT',
  path: '/organization/:id/logo',
  access: ['organization', 'pending'],
  summary: 'Gives the company’s own profile a logo, in place of the one it had. PNG, JPEG or WebP, at most 2 MB.',
  params: z.object({ id: idText }),
  files: ['logo'],
  accepts: 'pictures',
  output: organizationResponse,
});

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/organization/:id/logo',
  access: ['organization', 'pending'],
  summary: 'Takes the logo off the company’s own profile; doing so twice changes nothing.',
  params: z.object({ id: idText }),
  output: organizationResponse,
});
