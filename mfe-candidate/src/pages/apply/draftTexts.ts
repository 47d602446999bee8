import type { ApplicationDraft } from '@foothold/shared/contract';

/** The part of an application that is saved on the server before it is sent: its texts, without its files. */
export type DraftTexts = Omit<ApplicationDraft, 'job_id' | 'updated_at'>;

/** The fields of the form whose changes are saved. */
export const draftFields = ['cover_letter', 'a1', 'a2', 'a3', 'a4', 'a5'] as const satisfies (keyof DraftTexts)[];

type FormTexts = { [Name in keyof DraftTexts]?: string | null | undefined };

/** Picks the texts from the form's values. An unanswered question is null, as on the server. */
export const toDraftTexts = ({ cover_letter, a1, a2, a3, a4, a5 }: FormTexts): DraftTexts => ({
  cover_letter: cover_letter ?? '',
  a1: a1 || null,
  a2: a2 || null,
  a3: a3 || null,
  a4: a4 || null,
  a5: a5 || null,
});

/** The reverse of `toDraftTexts`: text fields hold an empty string where the draft has null. */
export const toFormValues = (draft: DraftTexts | null) =>
  draft && Object.fromEntries(Object.entries(toDraftTexts(draft)).map(([name, text]) => [name, text ?? '']));
