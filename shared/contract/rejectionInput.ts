import { rejectionReason } from './choices';
import { optionalText } from './fields';
import { findUnfilled } from './messageTemplates';
import * as z from './schema';

export const maxRejectionLine = 300;

/** Why, and a line to the student in the company's own words, on one line. */
const fields = {
  reason: rejectionReason,
  line: optionalText(maxRejectionLine)
    .transform((line) => line?.replace(/\s+/g, ' ') ?? null)
    .refine((line) => !line || !findUnfilled(line), { error: ({ input }) => findUnfilled(String(input)) }),
};

const needsLine = ({ reason, line }: { reason?: unknown; line: string | null }) => reason === 'other' && !line;
const lineMissing = { path: ['line'], error: 'Say why in a line.' };

/** A rejection with its reason. */
export const rejectionInput = z.object(fields).refine((rejection) => !needsLine(rejection), lineMissing);

/** The same where the reason may be missing. */
export const rejectionFields = {
  reason: fields.reason.nullish().transform((reason) => reason ?? null),
  line: fields.line,
};

/** A line is part of a reason, and some reasons need one. */
export const refineRejection = <
  S extends z.ZodType<{ reason: z.infer<typeof rejectionReason> | null; line: string | null }>,
>(
  schema: S,
) =>
  schema
    .refine((rejection) => !needsLine(rejection), lineMissing)
    .refine(({ reason, line }) => reason !== null || line === null, {
      path: ['reason'],
      error: 'A reason is required.',
    });
