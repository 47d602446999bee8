import type { ApplicationDraft } from '@foothold/shared/contract';

/** What of an application is kept until it is sent. */
export type Texts = Omit<ApplicationDraft, 'job_id' | 'updated_at'>;
