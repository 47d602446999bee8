import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BootArea, BootDocument, ReleaseRecord } from '@foothold/shared/boot';
import type { Page, Route } from '@playwright/test';
import { otherRelease } from './otherRelease';

export type AreaName = 'public' | 'candidate' | 'company' | 'admin';

/** Where something is broken. */
export interface Place {
  area: AreaName;
  /** A page of it, and the page of another area from which one goes there. */
  address: string;
  before: string;
  /** A text that this page alone has, and only while it is drawn. */
  word: string;
}

/** Breaks something of an area in one tab. Resolves to how it is mended. */
export type Break = (page: Page, place: Place) => Promise<() => Promise<unknown>>;

/** Something is answered so, whenever it is asked for. */
const answered =
  (part: Part, answer: (route: Route) => Promise<unknown>): Break =>
  async (page, place) => {
    const files = partOf(place, part);
    const addresses = (url: URL) => files.includes(url.pathname);
    await page.route(addresses, answer);
    return () => page.unroute(addresses);
  };

type Part = 'entry' | 'exposed chunk' | 'page';

function partOf({ area, address }: Place, part: Part): string[] {
  const { release, entry, preload } = recordOf(area);
  const files = {
    entry: [entry],
    'exposed chunk': preload.entry.filter((name) => name !== entry),
    page: [...(preload.pages[address] ?? [])],
  }[part];
  if (files.length === 0) throw new Error(`${area} has no ${part} of its own.`);
  return files.map((name) => `/mf/${area}/${release}/${name}`);
}

const recordOf = (area: AreaName) =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `../mfe-${area}/dist/release.json`), 'utf8'),
  ) as ReleaseRecord;

export const missing = (part: Part) => answered(part, (route) => route.fulfill({ status: 404 }));
export const failing = (part: Part) => answered(part, (route) => route.fulfill({ status: 500, body: 'no' }));
/** Nothing comes, not even a refusal. */
export const silent = (part: Part) => answered(part, async () => {});
export const replaced = (part: Part, contentType: string, body: string) =>
  answered(part, (route) => route.fulfill({ contentType, body }));

/** Runs if the browser lets it: a story asks the page afterwards. */
export const tampered = (part: Part) =>
  answered(part, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
  });

/** The page is served with something else about the area than the server says. */
const servedWith =
  (change: (area: BootArea) => BootArea): Break =>
  async (page, { area, before }) => {
    const addresses = (url: URL) => url.pathname === before;
    await page.route(addresses, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: altered(await response.text(), area, change) });
    });
    return () => page.unroute(addresses);
  };

export const unhashed = servedWith((area) => ({ ...area, integrity: '' }));
export const demanding = servedWith((area) => ({ ...area, requires: { ...area.requires, react: '^99.0.0' } }));

const inlined = /(<script[^>]* id="boot"[^>]*>)(.*?)(<\/script>)/s;

const altered = (html: string, name: string, change: (area: BootArea) => BootArea) =>
  html.replace(inlined, (_, open: string, text: string, close: string) => {
    const boot = JSON.parse(text) as BootDocument;
    const areas = boot.areas.map((area) => (area.name === name ? change(area) : area));
    return `${open}${JSON.stringify({ ...boot, areas }).replaceAll('<', '\\u003c')}${close}`;
  });

/** A later build of the area, whose page fails as soon as it is drawn. */
export const throwing: Break = async (page, place) => {
  const { area, word } = place;
  const { record, files } = await otherRelease(area, {
    mark: 'throwing',
    words: [[`"${word}"`, '(()=>{throw Error("A page of ours failed.")})()']],
  });
  const folder = `/mf/${area}/${record.release}/`;
  await page.route(`**${folder}*`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(folder.length);
    return route.fulfill({ contentType: 'text/javascript', body: Buffer.from(files[name] ?? '', 'base64') });
  });
  const { release, container, entry } = record;
  const integrity = record.files[entry]?.integrity ?? '';
  const source = { release, container, entry: `${folder}${entry}`, integrity };
  return servedWith((live) => ({ ...live, ...source }))(page, place);
};
