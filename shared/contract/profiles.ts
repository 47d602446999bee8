import { degree, sex, studentStatus, verificationStatus } from './choices';
import { endpoint, signedInRoles } from './endpoint';
import { flag, id, idText, instant } from './fields';
import { organizationProfileInput, resubmissionInput, studentProfileInput } from './profileInput';
import * as z from './schema';

export const student = z.object({
  full_name: z.string(),
  sex: sex.nullable(),
  course_of_study: z.string().nullable(),
  degree: degree.nullable(),
  status: studentStatus.nullable(),
  university: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Student = z.infer<typeof student>;

export const organization = z.object({
  id,
  company_name: z.string(),
  company_state: z.string().nullable(),
  company_street_address: z.string().nullable(),
  company_cac_number: z.string().nullable(),
  phone: z.string().nullable(),
  interview_link: z.string().nullable(),
  /** Public, like name and state; `logo` is the path of an image on this origin. */
  about: z.string().nullable(),
  website: z.string().nullable(),
  logo: z.string().nullable(),
  verified: flag,
  verification_status: verificationStatus,
  reason: z.string().nullable(),
  /** When a company was suspended, that is: rejected after it had been verified. */
  suspended_at: instant.nullish(),
  time_zone: z.string(),
  /** What a verified company asked to be called. The names that were verified show until an admin has looked. */
  requested_name: z.string().nullish(),
  requested_cac_number: z.string().nullish(),
  renaming_requested_at: instant.nullish(),
  created_at: instant,
});
export type Organization = z.infer<typeof organization>;

export const account = z.object({
  user_id: id,
  email: z.string(),
  organization_id: id.nullable(),
  student: student.nullable(),
  organization: organization.nullable(),
});
export type Account = z.infer<typeof account>;

export const listAccounts = endpoint({
  method: 'GET',
  path: '/all_users',
  access: [...signedInRoles, 'rejected'],
  summary: 'All accounts for a reviewer; for anyone else a list that holds only their own.',
  output: z.object({ users: z.array(account), total: z.int() }),
});

export const updateStudent = endpoint({
  method: 'PUT',
  path: '/student/:id/update',
  access: 'student',
  summary: 'Changes the student’s own profile.',
  params: z.object({ id: idText }),
  body: studentProfileInput,
  output: z.object({ student, message: z.string() }),
});

export const updateOrganization = endpoint({
  method: 'PUT',
  path: '/organization/:id/update',
  access: ['organization', 'pending'],
  summary:
    'Changes the company’s own profile. `about`, `website` and `time_zone` stay as they are where they are missing.',
  params: z.object({ id: idText }),
  body: organizationProfileInput,
  output: z.object({ organization, message: z.string() }),
});

export const resubmitOrganization = endpoint({
  method: 'PUT',
  path: '/organization/:id/resubmit',
  access: ['organization', 'pending', 'rejected'],
  summary:
    'Corrects a rejected company and sends it for review again. Fails with `not_possible_now` where it is not rejected.',
  params: z.object({ id: idText }),
  body: resubmissionInput,
  output: z.object({ organization, message: z.string() }),
});
