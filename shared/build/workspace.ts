import path from 'node:path';

// `shared/build`, or the folder of the compiled server: as deep below the workspace.
const here = import.meta.dirname;
const packages = here.indexOf(`${path.sep}node_modules${path.sep}`);

/** Whether `@foothold/shared` is an installed package, in the repository of a team. */
export const isInstalled = packages !== -1;

/** The folder that the apps lie in: this repository, or that of a team, which is an app itself. */
export const workspace = isInstalled ? here.slice(0, packages) : path.resolve(here, '../..');

/** The folder of `@foothold/shared`. */
export const sharedFolder = isInstalled ? path.dirname(here) : path.join(workspace, 'shared');
