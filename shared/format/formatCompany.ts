import type { Job } from '../contract';

/** Title of a company's public page, for tabs, search results and link previews. */
export function formatCompanyHeadline({
  company_name,
  company_state,
}: {
  company_name: string;
  company_state: string | null;
}) {
  return `Jobs and internships at ${company_name}${company_state ? `, ${company_state}` : ''}`;
}

type CompanyAddress = { company_street_address: string | null; company_state: string | null };

/** '12 Marina Road, Lagos', or what of it is known. */
export const formatCompanyAddress = ({ company_street_address, company_state }: CompanyAddress): string =>
  [company_street_address, company_state].filter(Boolean).join(', ');

/** 'All 12 open jobs', of a job's company; null where the others are all listed beside the job. */
export function formatAllCompanyJobs(
  { display_status, organization }: Pick<Job, 'display_status' | 'organization'>,
  listed: number,
): string | null {
  const openJobs = organization.open_jobs ?? 0;
  const others = display_status === 'Active' ? openJobs - 1 : openJobs;
  return others > listed ? `All ${openJobs.toLocaleString('en-GB')} open jobs` : null;
}

/** A website's host without `www.`: 'harmattan.example'. */
export const formatWebsite = (website: string): string => new URL(website).host.replace(/^www\./, '');

/** Path of a company's public page: its name as a slug, and its id, which alone identifies it. */
export function buildCompanyPath({ id, company_name }: { id: number; company_name: string }): string {
  const words = company_name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ɓɗƙƴøđłß]/g, (letter) => asciiLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-');
  return `/company/${words.slice(0, maxLength).replace(/^-+|-+$/g, '') || 'company'}/${id}`;
}

const maxLength = 80;

/** Letters that Unicode normalization does not decompose. */
const asciiLetters: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', đ: 'd', ł: 'l', ß: 'ss' };
