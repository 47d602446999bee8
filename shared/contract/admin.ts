import * as z from '@foothold/shared/schema';
import { organization, student } from './accounts';
import { application } from './applications';
import { endpoint } from './endpoint';
import { id, idText, instant, limitText, optionalText, pageText } from './fields';
import { interview } from './interviews';
import { job } from './jobs';

const paging = z.object({ page: pageText.optional(), limit: limitText(1000).optional() });
const paged = { total: z.int(), next_page: z.int().nullable() };

export const analytics = z.object({
  total_students: z.int(),
  total_organizations: z.int(),
  total_jobs: z.int(),
  total_applications: z.int(),
});

/** Pending organizations first, longest waiting on top; then the newest. */
export const listOrganizations = endpoint({
  method: 'GET',
  path: '/all_orgs_admin_View',
  access: 'admin',
  summary: 'Every organization, pending ones first, and the platform’s counts.',
  query: paging,
  output: z.object({
    organizations: z.array(z.object({ id, email: z.string(), organization })),
    analytics,
    pending: z.int(),
    ...paged,
  }),
});

export const listStudents = endpoint({
  method: 'GET',
  path: '/all_students',
  access: 'admin',
  summary: 'Every student.',
  query: paging,
  output: z.object({ students: z.array(z.object({ id, email: z.string(), student })), ...paged }),
});

export const viewOrganization = endpoint({
  method: 'GET',
  path: '/organization/:id/details',
  access: 'admin',
  summary: 'One organization with its jobs, applications and interviews.',
  params: z.object({ id: idText }),
  output: z.object({
    organization: organization.extend({
      user: z.object({ email: z.string() }),
      /** Stands for what the company says of itself: a decision that names it is about just that. */
      revision: z.string(),
      /** When a rejected company asked to be looked at again, last, and what it says has changed since. */
      resubmitted_at: instant.nullable(),
      resubmission_note: z.string().nullable(),
      jobs: z.array(job),
      applications: z.array(application.extend({ student_phone: z.string().nullable() })),
      interviews: z.array(
        interview.extend({
          student_name: z.string().nullable(),
          student_phone: z.string().nullable(),
          student_email: z.string().nullable(),
        }),
      ),
    }),
  }),
});

const decided = z.object({ organization, message: z.string() });
const decision = {
  params: z.object({ id: idText }),
  /** `seen` is the revision that was looked at. Fails with `not_possible_now` where the company has changed it since. */
  body: z.object({ reason: optionalText(500), seen: z.string().max(100).optional() }),
  output: decided,
};

export const verifyOrganization = endpoint({
  method: 'PUT',
  path: '/verify-organization/:id',
  access: 'admin',
  summary: 'Approves an organization; doing it twice changes nothing.',
  ...decision,
});

export const rejectOrganization = endpoint({
  method: 'PUT',
  path: '/reject-organization/:id',
  access: 'admin',
  summary: 'Refuses an organization, with a reason it can read; doing it twice changes nothing.',
  ...decision,
});
