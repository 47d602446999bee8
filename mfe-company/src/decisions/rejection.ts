import { findUnfilled, maxRejectionLine, type RejectionReason } from '@foothold/shared/contract';

/** What a company has filled in so far. */
export interface RejectionDraft {
  reason: RejectionReason | '';
  line: string;
}

export const emptyRejection: RejectionDraft = { reason: '', line: '' };

type Problems = Partial<Record<keyof RejectionDraft, string>>;

/** What is missing, by field; undefined where nothing is. */
export function findRejectionProblems({ reason, line }: RejectionDraft): Problems | undefined {
  if (!reason) return { reason: 'Choose a reason.' };
  if (reason === 'other' && !line.trim()) return { line: 'Say why in a line.' };
  const unfilled = findUnfilled(line);
  if (unfilled) return { line: unfilled };
  return line.length > maxRejectionLine ? { line: `At most ${maxRejectionLine} characters.` } : undefined;
}

/** As it is sent, and as its preview shows it. */
export const toRejection = ({ reason, line }: RejectionDraft) => ({
  reason: reason || null,
  line: line.replace(/\s+/g, ' ').trim() || null,
});
