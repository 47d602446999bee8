import * as z from './schema';

// Separate from endpoint.ts: bundles leave this out, since a page checks only what is written in its forms.

/** The parameters, the query and the body of an endpoint that takes none. */
export const emptyObject = z.object({});
/** The response of an endpoint that declares none. */
export const anyOutput = z.unknown();
