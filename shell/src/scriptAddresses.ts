import type { AreaSource } from '@foothold/shared/boot';

/** Of releases on other origins: whose scripts lie below which address. */
const releases = new Map<string, { app: string; release: string }>();

/** Notes where the scripts of an area lie, as the server says. */
export function addScriptAddress(app: string, { release, entry }: Pick<AreaSource, 'release' | 'entry'>): void {
  const { origin, href } = new URL('.', new URL(entry, document.baseURI));
  if (origin !== location.origin) releases.set(href, { app, release });
}

/** Whether a script belongs to a release: it lies on this site, or where the server says that one does. */
export function isReleaseScript(url: string): boolean {
  const { origin, pathname, href } = new URL(url, document.baseURI);
  if (origin === location.origin) return pathname.startsWith('/mf/');
  return [...releases.keys()].some((address) => href.startsWith(address));
}

/** The release that an error's stack names; undefined for one of foreign code. */
export function findReleaseInStack(stack: string): { app: string; release: string } | undefined {
  const [, app, release] = /\/mf\/([a-z][a-z0-9-]*)\/([\w.-]+)\//.exec(stack) ?? [];
  if (app && release) return { app, release };
  return [...releases].find(([address]) => stack.includes(address))?.[1];
}
