import type { ApplicationDraft } from '@foothold/shared/contract';

/** What of an application is kept until it is sent. */
export type DraftTexts = Omit<ApplicationDraft, 'job_id' | 'updated_at'>;
