import { type AreaSource, serviceWorkerFile } from '@foothold/shared/boot';
import type { StackFrame } from '@foothold/shared/contract';

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

/** Whether it is the service worker's script, which lies at one address. */
export const isServiceWorkerScript = (url: string): boolean =>
  new URL(url, document.baseURI).href === `${location.origin}/${serviceWorkerFile}`;

/** A script of a release. */
type ScriptFile = Required<Pick<StackFrame, 'app' | 'release' | 'file'>>;

/**
 * The script of a release that an address leads to, or the first one in a text with several. Undefined for other scripts,
 * such as those of browser extensions.
 */
export function findScriptFile(text: string): ScriptFile | undefined {
  const [, app, release, file] = /\/mf\/([a-z][a-z0-9-]*)\/([\w.-]+)\/([\w.-]+)/.exec(text) ?? [];
  if (app && release && file) return { app, release, file };
  for (const [address, found] of releases) {
    const start = text.indexOf(address);
    const [name] = start < 0 ? [] : (/^[\w.-]+/.exec(text.slice(start + address.length)) ?? []);
    if (name) return { ...found, file: name };
  }
  return undefined;
}
