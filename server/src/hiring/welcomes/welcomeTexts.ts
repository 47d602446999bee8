import { formatFullDate } from '@foothold/shared/format';
import { toSingleLine } from '../../email/text';
import type { WelcomeTexts } from './queries';

/** When, where and whom to ask, a line each, for an email. */
export const listWelcomeLines = ({ starts_on, place, contact_name, contact_details }: WelcomeTexts): string[] => [
  `First day: ${formatFullDate(starts_on)}`,
  `Place: ${toSingleLine(place)}`,
  `Contact person: ${toSingleLine(contact_name)}, ${toSingleLine(contact_details)}`,
];

/** The student's page with the welcome, also before there is one. */
export const welcomePath = (application_id: number) => `/dashboard/applications/${application_id}/welcome`;
