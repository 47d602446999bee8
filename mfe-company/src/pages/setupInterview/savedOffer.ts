import type { OfferFormValues } from './rules';

const key = 'interview_draft';

/** Saves the form in the tab while its user adds an interview link in the profile. */
export const saveOffer = (application: number, draft: OfferFormValues): void =>
  sessionStorage.setItem(key, JSON.stringify({ application, draft }));

/** The form saved for an application; null if there is none. One saved by an earlier release may lack a field. */
export function readSavedOffer(application: number): Partial<OfferFormValues> | null {
  const saved: { application: number; draft: Partial<OfferFormValues> } | null = JSON.parse(
    sessionStorage.getItem(key) ?? 'null',
  );
  return saved?.application === application ? saved.draft : null;
}

export const deleteSavedOffer = (): void => sessionStorage.removeItem(key);
