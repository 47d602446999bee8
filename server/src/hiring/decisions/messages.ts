import { fillTemplate, maxMessageLength, type TemplateValues } from '@foothold/shared/contract';
import type { Db } from '../../platform/db';
import { fail } from '../../platform/http';
import { toTemplateValues } from '../messages/toConversation';
import { findCompany } from './queries';

interface Applicant {
  full_name: string;
  job_title: string;
}

/** What the placeholders of a company's message stand for in the one to an applicant. */
export const toApplicantValues = (
  { full_name: student_name, job_title }: Applicant,
  { company_name }: { company_name: string },
): TemplateValues => toTemplateValues({ student_name, job_title, company_name });

/** Refuses a text that is too long once the names are in it. */
export async function refuseTooLong(
  db: Db,
  org_id: number,
  text: string,
  applicants: readonly Applicant[],
): Promise<void> {
  const company = await findCompany(db, org_id);
  const isTooLong = (applicant: Applicant) =>
    fillTemplate(text, toApplicantValues(applicant, company)).length > maxMessageLength;
  if (applicants.some(isTooLong)) fail('invalid_input', { text: tooLongMessage });
}

const tooLongMessage = `With the names in it this has more than ${maxMessageLength} characters.`;
