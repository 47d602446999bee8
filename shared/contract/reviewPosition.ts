/** Below this number of applicants a position would say who was before. */
export const minApplicantsForPosition = 20;

const span = 7;

/** Where an application stood in the order in which those for a job were opened: a range of seven, never the place itself. */
export interface ReviewPosition {
  from: number;
  to: number;
  applicants: number;
}

/**
 * The range of seven that the place is in: 1 to 6, 7 to 13, 14 to 20 and so on, and at the end the last seven. Null with
 * fewer than 20 applicants, and for an application that was not opened.
 */
export function findReviewPosition(place: number, applicants: number): ReviewPosition | null {
  if (place < 1 || applicants < minApplicantsForPosition) return null;
  const start = Math.floor(place / span) * span;
  if (start + span - 1 > applicants) return { from: applicants - span + 1, to: applicants, applicants };
  return { from: Math.max(start, 1), to: start + span - 1, applicants };
}
