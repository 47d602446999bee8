import { profileCacNumber } from './cacNumber';
import { degree, sex, studentStatus } from './choices';
import { httpsLink, nameText, optionalText, patchLink, patchText, phone, text, timeZone } from './fields';
import * as z from './schema';
import { organizationRegistration } from './sessionInput';

export const studentProfileInput = z.object({
  full_name: nameText('Full name', 120),
  sex,
  course_of_study: nameText('Course of study', 120),
  degree,
  status: studentStatus,
  university: nameText('University', 160),
  phone: phone('Mobile number').nullish(),
});

export const organizationProfileInput = z.object({
  company_name: nameText('Company name', 120),
  company_state: text('State', 60),
  company_street_address: text('Address', 200),
  phone: phone('Phone'),
  company_cac_number: profileCacNumber,
  interview_link: httpsLink,
  about: patchText(2000),
  website: patchLink,
  time_zone: timeZone.optional(),
});

/** The details with which a rejected company asks for another review. */
export const companyProfile = organizationRegistration.omit({ role: true, email: true, password: true });

export const resubmissionInput = companyProfile.extend({ note: optionalText(500) });
