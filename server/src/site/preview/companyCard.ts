import type { Company } from '@foothold/shared/contract';
import { formatCompanyHeadline } from '@foothold/shared/format';
import type { Picture } from '../html/head';
import { type PreviewCard, toPictureName } from './card';

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
