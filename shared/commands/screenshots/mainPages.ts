import type { ReleaseRecord } from '@foothold/shared/boot';
import { maxScreenshotPages } from '@foothold/shared/contract/admin';

/**
 * The addresses of the pages of which screenshots are made: the entries of the sidebar, else the pages without parameters in
 * the order in which the area declares them. The shell has only those that it renders itself.
 */
export function listMainPages({
  app,
  nav,
  paths,
  preload,
}: Pick<ReleaseRecord, 'app' | 'nav' | 'paths' | 'preload'>): string[] {
  const declared = app === 'shell' ? Object.keys(preload.pages) : paths;
  const pages = nav.length ? nav.map(({ to }) => to) : declared;
  return pages.filter((path) => path.startsWith('/') && !/[:*]/.test(path)).slice(0, maxScreenshotPages);
}
