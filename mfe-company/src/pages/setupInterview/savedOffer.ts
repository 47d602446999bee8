import type { OfferFormValues } from './rules';

const key = 'interview_draft';

/** Keeps what stands in the form for somebody who goes to the profile for a link, and comes back. */
export const saveOffer = (application: number, draft: OfferFormValues): void =>
  sessionStorage.setItem(key, JSON.stringify({ application, draft }));

/** What was kept for an application. It goes when the form is sent, and with the tab. */
export function readSavedOffer(application: number): OfferFormValues | null {
  const kept: { application: number; draft: OfferFormValues } | null = JSON.parse(
    sessionStorage.getItem(key) ?? 'null',
  );
  return kept?.application === application ? kept.draft : null;
}

export const deleteSavedOffer = (): void => sessionStorage.removeItem(key);
