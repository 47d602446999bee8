import { flagText, idText, optionalText, text } from './fields';
import * as z from './schema';

export const applicationInput = z.object({
  job_id: idText,
  org_id: idText.nullish(),
  user_id: idText.nullish(),
  resume_document_id: idText.nullish(),
  internship_letter_document_id: idText.nullish(),
  keep_documents: flagText.nullish(),
  /** When the student finished it, by their device: it may be sent later. */
  finished_at: z.string().max(40).nullish(),
  cover_letter: text('A cover letter', 10_000),
  a1: optionalText(4000),
  a2: optionalText(4000),
  a3: optionalText(4000),
  a4: optionalText(4000),
  a5: optionalText(4000),
});
