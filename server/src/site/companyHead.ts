import type { Company } from '@foothold/shared/contract';
import { companyHeadline, companyPath } from '@foothold/shared/text';
import { excerptOf } from './excerpt';
import type { Head } from './head';
import { regionOf } from './jobPlace';
import { plainText } from './plainText';
import { companyPicture } from './preview/company';

/** What a company's public page says of itself. */
export function companyHead(company: Company, origin: string): Head {
  const address = `${origin}${companyPath(company)}`;
  const title = companyHeadline(company);
  return {
    title,
    description: company.about
      ? excerptOf(plainText(company.about), longest)
      : `${title}: see what is open, and apply.`,
    address,
    listed: true,
    picture: companyPicture(origin, company),
    thing: asOrganization(company, { origin, address }),
  };
}

const longest = 160;

/** A company in the words of schema.org. What it does not say is left out. */
function asOrganization(company: Company, { origin, address }: { origin: string; address: string }): object {
  const { company_name, about, website, logo } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company_name,
    url: website ?? address,
    mainEntityOfPage: address,
    ...(about && { description: plainText(about) }),
    ...(logo && { logo: `${origin}${logo}` }),
    ...placeOf(company),
  };
}

function placeOf({ company_state }: Company): object {
  if (!company_state) return {};
  const region = regionOf(company_state);
  const place = region ? { addressRegion: region, addressCountry: 'NG' } : { addressLocality: company_state };
  return { address: { '@type': 'PostalAddress', ...place } };
}
