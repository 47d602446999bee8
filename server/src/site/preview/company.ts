import type { Company } from '@foothold/shared/contract';
import { companyHeadline } from '@foothold/shared/text';
import type { Picture } from '../head';
import { type Card, nameOf } from './card';

/** A company as its picture shows it. */
export const companyCard = ({ company_name, company_state }: Company): Card => ({
  kind: 'company',
  name: company_name,
  place: company_state ?? '',
});

/** The picture beside a link to a company. Its address changes with what it shows. */
export const companyPicture = (origin: string, company: Company): Picture => ({
  address: `${origin}/previews/companies/${company.id}/${nameOf(companyCard(company))}.png`,
  alt: companyHeadline(company),
});
