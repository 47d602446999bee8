import { fileURLToPath } from 'node:url';
import { builtReleases, type Registry } from '../site';

const apps = ['shell', 'mfe-public', 'mfe-candidate', 'mfe-company', 'mfe-admin'];

/** What the last build left in the apps' folders. */
export const releases = (): Promise<Registry> =>
  builtReleases(apps.map((app) => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url))));
