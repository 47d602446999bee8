/** Replaces what federation's runtime imports areas with that a build names. The shell learns of its areas at run time. */
export const remotes = undefined;
