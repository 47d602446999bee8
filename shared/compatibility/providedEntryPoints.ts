/** The entry points of `@foothold/shared` that the shell provides. An area bundles its own copy of every other one. */
export const providedEntryPoints: readonly string[] = ['schema', 'auth', 'api', 'forms', 'router', 'ui', 'area'];
