/** Replaces how federation's runtime finds a bundle's own copy of a shared module. No area has one. */
export const getSharedFallbackGetter = undefined;
