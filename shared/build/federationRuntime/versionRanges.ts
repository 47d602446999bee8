import { satisfies } from '../../boot/versionRanges';

/** Replaces the version ranges of federation's runtime: those of release records, and any version of our own modules. */
export const satisfy = (version: string, range: string): boolean => range === '*' || satisfies(version, range);
