import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BootArea, BootDocument, ReleaseRecord } from '@foothold/shared/boot';
import type { Page, Route } from '@playwright/test';
import { buildModifiedRelease } from './modifiedRelease';

export type AreaName = 'public' | 'candidate' | 'company' | 'admin';

/** What a fault is injected into. */
interface FaultTarget {
  area: AreaName;
  /** A page of the area, and the page of another area from which the test navigates there. */
  address: string;
  before: string;
  /** A text that only this page renders. */
  text: string;
}

/** Injects a fault into an area in one page. Resolves to a function that removes it. */
export type FaultInjector = (page: Page, place: FaultTarget) => Promise<() => Promise<unknown>>;

/** Handles every request for a part of the area. */
const interceptPart =
  (part: AreaPart, handle: (route: Route) => Promise<unknown>): FaultInjector =>
  async (page, target) => {
    const files = findPartFiles(target, part);
    const addresses = (url: URL) => files.includes(url.pathname);
    await page.route(addresses, handle);
    return () => page.unroute(addresses);
  };

type AreaPart = 'entry' | 'exposed chunk' | 'page';

/** The addresses of the files of a part of the area. */
export function findPartFiles({ area, address }: Pick<FaultTarget, 'area' | 'address'>, part: AreaPart): string[] {
  const { release, entry, preload } = readReleaseRecord(area);
  const files = {
    entry: [entry],
    'exposed chunk': preload.entry.filter((name) => name !== entry),
    page: [...(preload.pages[address] ?? [])],
  }[part];
  if (files.length === 0) throw new Error(`${area} has no separate ${part}.`);
  return files.map((name) => `/mf/${area}/${release}/${name}`);
}

/** The address of the file that an address of the area needs and no other one does. */
export function findOwnFile({ area, address }: Pick<FaultTarget, 'area' | 'address'>): string {
  const { release, preload } = readReleaseRecord(area);
  const others = Object.entries(preload.pages).flatMap(([pattern, names]) => (pattern === address ? [] : names));
  const own = preload.pages[address]?.find((name) => !others.includes(name));
  if (!own) throw new Error(`${area} has no file of its own for ${address}.`);
  return `/mf/${area}/${release}/${own}`;
}

/** The address of the file that all pages of an area need: its layout. */
export function findLayoutFile(area: AreaName): string {
  const { release, preload } = readReleaseRecord(area);
  const [first = [], ...others] = Object.values(preload.pages);
  const layout = first.findLast((name) => others.every((names) => names.includes(name)));
  if (!layout) throw new Error(`${area} has no layout of its own.`);
  return `/mf/${area}/${release}/${layout}`;
}

/** The record of an app's build. */
export function readReleaseRecord(app: AreaName | 'shell'): ReleaseRecord {
  const folder = app === 'shell' ? app : `mfe-${app}`;
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../${folder}/dist/release.json`), 'utf8'));
}

export const respondNotFound = (part: AreaPart) => interceptPart(part, (route) => route.fulfill({ status: 404 }));
export const respondServerError = (part: AreaPart) =>
  interceptPart(part, (route) => route.fulfill({ status: 500, body: 'no' }));
/** Never responds. */
export const neverRespond = (part: AreaPart) => interceptPart(part, async () => {});
export const respondWith = (part: AreaPart, contentType: string, body: string) =>
  interceptPart(part, (route) => route.fulfill({ contentType, body }));

/** Prepends a statement to the script; the test checks afterwards that it did not run. */
export const tamperWith = (part: AreaPart) =>
  interceptPart(part, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
  });

/** Changes what the served page's boot document says about the area. */
const changeBootArea =
  (change: (area: BootArea) => BootArea): FaultInjector =>
  async (page, { area, before }) => {
    const addresses = (url: URL) => url.pathname === before;
    await page.route(addresses, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: rewriteBootDocument(await response.text(), area, change) });
    });
    return () => page.unroute(addresses);
  };

export const removeIntegrity = changeBootArea((area) => ({ ...area, integrity: '' }));
export const requireNewerShell = changeBootArea((area) => ({
  ...area,
  requires: { ...area.requires, react: '^99.0.0' },
}));

const bootScriptPattern = /(<script[^>]* id="boot"[^>]*>)(.*?)(<\/script>)/s;

const rewriteBootDocument = (html: string, name: string, change: (area: BootArea) => BootArea) =>
  html.replace(bootScriptPattern, (_, open: string, json: string, close: string) => {
    const boot = JSON.parse(json) as BootDocument;
    const areas = boot.areas.map((area) => (area.name === name ? change(area) : area));
    return `${open}${JSON.stringify({ ...boot, areas }).replaceAll('<', '\\u003c')}${close}`;
  });

/** Serves a modified release of the area whose page throws while rendering. */
export const throwOnRender: FaultInjector = async (page, target) => {
  const { area, text } = target;
  const { record, files } = await buildModifiedRelease(area, {
    suffix: 'throwing',
    replacements: [[`"${text}"`, '(()=>{throw Error("Injected render error.")})()']],
  });
  const folder = `/mf/${area}/${record.release}/`;
  await page.route(`**${folder}*`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(folder.length);
    return route.fulfill({ contentType: 'text/javascript', body: Buffer.from(files[name] ?? '', 'base64') });
  });
  const { release, container, entry } = record;
  const integrity = record.files[entry]?.integrity ?? '';
  const source = { release, container, entry: `${folder}${entry}`, integrity };
  return changeBootArea((live) => ({ ...live, ...source }))(page, target);
};
