import { trackKeptResponses } from '@foothold/shared/api';
import type { MiddlewareFunction } from '@foothold/shared/router';

/** The notice above a page speaks of what this page shows, not of the page before. */
export const trackKept: MiddlewareFunction = (_args, next) => trackKeptResponses(async () => next());
