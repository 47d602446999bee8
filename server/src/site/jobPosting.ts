import type { Currency, Job } from '@foothold/shared/contract';
import { companyPath } from '@foothold/shared/text';
import { endOfDay } from '../time/endOfDay';
import { asMarkup } from './asMarkup';
import { placeProperties } from './jobPlace';
import { payRange } from './payRange';
import type { Site } from './site';

/** An open job in the words of schema.org, as search engines read it. What cannot be known for certain is left out. */
export function jobPosting(job: Job, { origin, zone }: Pick<Site, 'origin' | 'zone'>, image: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.job_title,
    description: describe(job),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: String(job.id) },
    url: job.sharelink,
    image,
    datePosted: job.created_at,
    validThrough: endOfDay(job.deadline, zone),
    employmentType: employmentType(job),
    hiringOrganization: hiringOrganization(job, origin),
    ...placeProperties(job),
    baseSalary: baseSalary(job),
    directApply: false,
  };
}

const hiringOrganization = ({ company_name, organization }: Job, origin: string) => ({
  '@type': 'Organization',
  name: company_name,
  sameAs: `${origin}${companyPath(organization)}`,
  ...(organization.logo && { logo: `${origin}${organization.logo}` }),
});

const describe = ({ job_description, job_requirements }: Job) =>
  asMarkup(job_description) +
  (job_requirements ? `<p><strong>Requirements</strong></p>${asMarkup(job_requirements)}` : '');

/** Said in the title or the duration, or not at all. */
function employmentType({ job_title, duration }: Job): string | undefined {
  const words = `${job_title} ${duration}`;
  return employmentTypes.find(([said]) => said.test(words))?.[1];
}

const employmentTypes = [
  [/\b(intern|interns|internship|internships|siwes|industrial training)\b/i, 'INTERN'],
  [/\bpart[- ]time\b/i, 'PART_TIME'],
  [/\bfull[- ]time\b/i, 'FULL_TIME'],
  [/\b(volunteer|volunteers|volunteering)\b/i, 'VOLUNTEER'],
] as const;

function baseSalary({ stipend, currency, amount }: Job) {
  const range = stipend === 1 && amount ? payRange(amount) : undefined;
  if (!range || !currency) return undefined;
  const [low, high] = range;
  const size = low === high ? { value: low } : { minValue: low, maxValue: high };
  return {
    '@type': 'MonetaryAmount',
    currency: currencyCode[currency],
    value: { '@type': 'QuantitativeValue', ...size, unitText: 'MONTH' },
  };
}

const currencyCode: Record<Currency, string> = {
  Naira: 'NGN',
  Dollar: 'USD',
  Pound: 'GBP',
  Euro: 'EUR',
  'Ghana Cedis': 'GHS',
};
