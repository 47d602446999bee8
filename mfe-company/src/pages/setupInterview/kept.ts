import type { OfferDraft } from './rules';

const key = 'interview_draft';

/** Keeps what stands in the form for somebody who goes to the profile for a link, and comes back. */
export const keep = (application: number, draft: OfferDraft): void =>
  sessionStorage.setItem(key, JSON.stringify({ application, draft }));

/** What was kept for an application. It goes when the form is sent, and with the tab. */
export function keptFor(application: number): OfferDraft | null {
  const kept: { application: number; draft: OfferDraft } | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  return kept?.application === application ? kept.draft : null;
}

export const forget = (): void => sessionStorage.removeItem(key);
