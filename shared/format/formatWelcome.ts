import type { Welcome } from '../contract';
import { formatFullDate } from './formatJob';

/** When and where a student starts, and whom to ask: a line each, as emails and their previews have them. */
export const listWelcomeLines = ({
  starts_on,
  place,
  contact_name,
  contact_details,
}: Pick<Welcome, 'starts_on' | 'place' | 'contact_name' | 'contact_details'>): string[] => [
  `First day: ${formatFullDate(starts_on)}`,
  `Place: ${place}`,
  `Contact person: ${contact_name}, ${contact_details}`,
];
