import type { Company } from '@foothold/shared/contract';
import { formatCompanyHeadline } from '@foothold/shared/format';
import type { Picture } from '../html/head';
import { type PreviewCard, toPictureName } from './card';

/** A company as its picture shows it. */
export const toCompanyCard = ({ company_name, company_state }: Company): PreviewCard => ({
  kind: 'company',
  name: company_name,
  place: company_state ?? '',
});

/** The picture beside a link to a company. Its address changes with what it shows. */
export const toCompanyPicture = (origin: string, company: Company): Picture => ({
  address: `${origin}/previews/companies/${company.id}/${toPictureName(toCompanyCard(company))}.png`,
  alt: formatCompanyHeadline(company),
});
