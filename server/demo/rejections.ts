import type { RejectionReason } from '@foothold/shared/contract';
import type { DemoApplication } from './applications';
import { itemAt } from './random';

/** Why a company rejected somebody. */
export function explainRejection({ row: { id, status } }: DemoApplication) {
  if (status !== 'Rejected') return {};
  const [rejection_reason, rejection_line] = itemAt(explanations, id);
  return { rejection_reason, rejection_line };
}

const explanations: readonly [RejectionReason, string | null][] = [
  ['stronger_applicants', 'Your letter was one of the best that we read. Please apply again in the new year.'],
  ['position_filled', null],
  ['missing_requirement', 'We need somebody who has worked with a spreadsheet every day for a term.'],
  ['availability', null],
  ['stronger_applicants', null],
  ['location', 'The site is two hours from your campus, and there is no bus before eight.'],
];
