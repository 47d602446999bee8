import { createHash } from 'node:crypto';
import type { Company, Job } from '@foothold/shared/contract';
import { formatCompanyHeadline, formatJobHeadline, formatJobLocation, formatMonthlyPay } from '@foothold/shared/format';
import type { Picture } from '../html/head';

/** The text of a preview picture. */
export type PreviewCard =
  | { kind: 'job'; title: string; company: string; place: string; pay: string }
  | { kind: 'company'; name: string; place: string }
  | { kind: 'site'; title: string[]; lines: string[] };

/** Increase it when the drawing changes: pictures are cached without end under an address that is a hash of their content. */
const drawingVersion = 1;

/** The file name of a card's picture, without extension. */
export const toPictureName = (card: PreviewCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('hex')
    .slice(0, 24);

export function toJobCard(job: Job): PreviewCard {
  return {
    kind: 'job',
    title: job.job_title,
    company: job.company_name,
    place: formatJobLocation(job),
    pay: formatMonthlyPay(job) ?? '',
  };
}

/** The preview picture of a job's page. Its address changes with its content. */
export const toJobPicture = (origin: string, job: Job): Picture => ({
  address: `${origin}/previews/jobs/${job.id}/${toPictureName(toJobCard(job))}.png`,
  alt: formatJobHeadline(job),
});

export const toCompanyCard = ({ company_name, company_state }: Company): PreviewCard => ({
  kind: 'company',
  name: company_name,
  place: company_state ?? '',
});

/** The preview picture of a company's page. Its address changes with its content. */
export const toCompanyPicture = (origin: string, company: Company): Picture => ({
  address: `${origin}/previews/companies/${company.id}/${toPictureName(toCompanyCard(company))}.png`,
  alt: formatCompanyHeadline(company),
});

/** The site's preview picture shows the heading of the front page. */
export const siteCard: PreviewCard = {
  kind: 'site',
  title: ['Get your', 'first foothold.'],
  lines: ['Internships and first jobs in Nigeria,', 'from companies that a person has checked.'],
};

export const toSitePicture = (origin: string): Picture => ({
  address: `${origin}/previews/site/${toPictureName(siteCard)}.png`,
  alt: 'Foothold: get your first foothold. Internships and first jobs in Nigeria.',
});
