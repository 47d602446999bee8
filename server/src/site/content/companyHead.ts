import type { Company } from '@foothold/shared/contract';
import { buildCompanyPath, formatCompanyHeadline } from '@foothold/shared/format';
import type { Head } from '../html/head';
import { toExcerpt, toPlainText } from '../html/text';
import { toCompanyPicture } from '../preview/cards';
import { findRegion } from './jobPlace';

/** The head of a company's public page. */
export function createCompanyHead(company: Company, origin: string): Head {
  const address = `${origin}${buildCompanyPath(company)}`;
  const title = formatCompanyHeadline(company);
  return {
    title,
    description: company.about
      ? toExcerpt(toPlainText(company.about), maxDescription)
      : `${title}: see what is open, and apply.`,
    address,
    isListed: true,
    picture: toCompanyPicture(origin, company),
    structuredData: toOrganizationSchema(company, { origin, address }),
  };
}

const maxDescription = 160;

/** A company as a schema.org Organization, with the properties that are known. */
function toOrganizationSchema(company: Company, { origin, address }: { origin: string; address: string }): object {
  const { company_name, about, website, logo } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company_name,
    url: website ?? address,
    mainEntityOfPage: address,
    ...(about && { description: toPlainText(about) }),
    ...(logo && { logo: `${origin}${logo}` }),
    ...toPlaceSchema(company),
  };
}

function toPlaceSchema({ company_state }: Company): object {
  if (!company_state) return {};
  const region = findRegion(company_state);
  const place = region ? { addressRegion: region, addressCountry: 'NG' } : { addressLocality: company_state };
  return { address: { '@type': 'PostalAddress', ...place } };
}
