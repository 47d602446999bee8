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

/** A website's host without `www.`: 'harmattan.example'. */
export const formatWebsite = (website: string): string => new URL(website).host.replace(/^www\./, '');
