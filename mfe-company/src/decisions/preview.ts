import type { Output, previewDecisions } from '@foothold/shared/contract';

/** Whom a decision would be about. */
export type Preview = Output<typeof previewDecisions>;
