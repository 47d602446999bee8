import { currencyDetails, type Job, type JobKind } from '@foothold/shared/contract';
import { buildCompanyPath } from '@foothold/shared/format';
import { endOfDay } from '../../platform/time/days';
import { textToHtml } from '../html/text';
import { toPlaceSchema } from './jobPlace';
import type { Site } from './site';

/** An open job as a schema.org JobPosting, without the properties that are not certain. */
export function createJobPosting(job: Job, { origin, zone }: Pick<Site, 'origin' | 'zone'>, image: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.job_title,
    description: renderDescription(job),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: String(job.id) },
    url: job.sharelink,
    image,
    datePosted: job.created_at,
    validThrough: endOfDay(job.deadline, zone),
    employmentType: findEmploymentType(job),
    skills: [...(job.required_skills ?? []), ...(job.preferred_skills ?? [])].join(', ') || undefined,
    jobStartDate: job.start_date ?? undefined,
    totalJobOpenings: job.openings ?? undefined,
    hiringOrganization: toOrganizationSchema(job, origin),
    ...toPlaceSchema(job),
    baseSalary: toSalarySchema(job),
    directApply: false,
  };
}

const toOrganizationSchema = ({ company_name, organization }: Job, origin: string) => ({
  '@type': 'Organization',
  name: company_name,
  sameAs: `${origin}${buildCompanyPath(organization)}`,
  ...(organization.logo && { logo: `${origin}${organization.logo}` }),
});

const renderDescription = ({ job_description, job_requirements }: Job) =>
  textToHtml(job_description) +
  (job_requirements ? `<p><strong>Requirements</strong></p>${textToHtml(job_requirements)}` : '');

/** By the kind of the job, else where its title or duration names it. */
function findEmploymentType({ kind, job_title, duration }: Job): string | undefined {
  const stated = kind && employmentTypesByKind[kind];
  if (stated) return stated;
  const text = `${job_title} ${duration}`;
  return employmentTypes.find(([pattern]) => pattern.test(text))?.[1];
}

/** A graduate programme or an entry level may be of any type. */
const employmentTypesByKind: Partial<Record<JobKind, string>> = {
  internship: 'INTERN',
  siwes: 'INTERN',
  nysc: 'TEMPORARY',
  part_time: 'PART_TIME',
};

const employmentTypes = [
  [/\b(intern|interns|internship|internships|siwes|industrial training)\b/i, 'INTERN'],
  [/\bpart[- ]time\b/i, 'PART_TIME'],
  [/\bfull[- ]time\b/i, 'FULL_TIME'],
  [/\b(volunteer|volunteers|volunteering)\b/i, 'VOLUNTEER'],
] as const;

function toSalarySchema({ stipend, currency, amount }: Job) {
  const range = stipend === 1 && amount ? parsePayRange(amount) : undefined;
  if (!range || !currency) return undefined;
  const [low, high] = range;
  const amounts = low === high ? { value: low } : { minValue: low, maxValue: high };
  return {
    '@type': 'MonetaryAmount',
    currency: currencyDetails[currency].code,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: 'MONTH' },
  };
}

/** Parses an amount as companies write it. Undefined where it is ambiguous, such as '1.500'. */
export function parsePayRange(amount: string): readonly [low: number, high: number] | undefined {
  const numbers = amount.split(/\s*(?:-|–|—|to)\s*/).map(parseFigure);
  const [low, high = low] = numbers;
  return low !== undefined && high !== undefined && numbers.length <= 2 && low > 0 && low <= high
    ? [low, high]
    : undefined;
}

function parseFigure(text: string): number | undefined {
  const plain = text.trim();
  const grouped = /^\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d{1,2})?$/.test(plain);
  return grouped || /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain.replace(/[, ]/g, '')) : undefined;
}
