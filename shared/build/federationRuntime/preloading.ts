/** Replaces what federation's runtime preloads areas with: the server's documents do that. */
export function preloadAssets(): void {}

export const formatPreloadArgs = (): readonly never[] => [];
export const normalizePreloadExposes = (): readonly never[] => [];
export const defaultPreloadArgs = {};
