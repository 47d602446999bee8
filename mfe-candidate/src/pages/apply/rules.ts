import { applicationInput, type Job } from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';
import { type Attachment, isAttachment } from './attachment';

const requiredDocument = (message: string) =>
  z.unknown().transform((value, context): Attachment => {
    if (isAttachment(value)) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const optionalDocument = z.unknown().transform((value) => (isAttachment(value) ? value : null));

/** The endpoint's text fields, and the documents, which are uploaded beside them. */
export const createRules = ({ letter_required }: Pick<Job, 'letter_required'>) =>
  applicationInput.pick({ cover_letter: true, a1: true, a2: true, a3: true, a4: true, a5: true }).extend({
    resume: requiredDocument('A resume is required.'),
    internship_letter: letter_required ? requiredDocument('An internship letter is required.') : optionalDocument,
    keep_documents: z.boolean(),
  });

export const emptyValues = {
  resume: null,
  internship_letter: null,
  keep_documents: false,
  cover_letter: '',
  a1: '',
  a2: '',
  a3: '',
  a4: '',
  a5: '',
} satisfies z.input<ReturnType<typeof createRules>>;
