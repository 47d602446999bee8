import {
  type BootArea,
  type BootDocument,
  canAccess,
  findBestMatch,
  matchesPattern,
  type ReleaseRecord,
} from '../../boot';
import type { Identity } from '../../contract';
import type { Page } from './proxyPage';

/**
 * Replaces apps in the page of another server by those in development, which have these records. What only they have is found,
 * though the server does not know it.
 */
export function replaceApps({ status, html }: Page, pathname: string, records: readonly ReleaseRecord[]): Page {
  const shell = records.find(({ app }) => app === 'shell');
  const isReplaced = (tag: string) => records.some(({ app }) => tag.includes(`/mf/${app}/`));
  const page = html
    .replace(bootScript, (_, start: string, boot: string) => start + replaceInBoot(boot, pathname, records))
    .replace(scripts, (tag) => (isReplaced(tag) ? '' : tag));
  const withShell = shell ? page.replace(shellScript, `src="${toUrl(shell)}"`) : page;
  const isFound = status === 404 && records.some((record) => hasPage(record, pathname));
  return isFound
    ? { status: 200, html: withShell.replace(title, '<title>Foothold</title>') }
    : { status, html: withShell };
}

const title = /<title>[^<]*<\/title>/;

const bootScript = /(<script type="application\/json" id="boot"[^>]*>)(.*?)(?=<\/script>)/s;
const shellScript = /src="\/mf\/shell\/[^"]*" integrity="[^"]*"/;
/** What the page loads beside the shell. An earlier server preloads all of it. */
const scripts = /<(?:link rel="preload" as="script"[^>]*>|script async[^>]*><\/script>)\n?/g;

const toUrl = ({ app, release, entry }: ReleaseRecord) => `/mf/${app}/${release}/${entry}`;

const replaceInBoot = (boot: string, pathname: string, records: readonly ReleaseRecord[]) =>
  // A text in it must not end the script.
  JSON.stringify(replaceAreas(JSON.parse(boot) as BootDocument, pathname, records)).replaceAll('<', '\\u003c');

function replaceAreas(boot: BootDocument, pathname: string, records: readonly ReleaseRecord[]): BootDocument {
  const { identity } = boot;
  const areas = records.filter(({ app, access }) => app !== 'shell' && canAccess(access, identity));
  const isReplaced = (name: string) => areas.some(({ app }) => app === name);
  const inSidebar = records.filter(({ app, access }) => app !== 'shell' && canAccess(access, toVerified(identity)));
  const otherEntries = boot.nav.filter(({ to }) => !inSidebar.some((area) => ownsAddress(area, to)));
  const home = identity?.verified === 0 ? undefined : areas.find((area) => area.home)?.home;
  return {
    ...boot,
    areas: [
      ...boot.areas.filter(({ name }) => !isReplaced(name)),
      ...areas.map((area) => toBootArea(area, boot.areas)),
    ],
    nav: identity ? [...inSidebar.flatMap(({ nav }) => nav), ...otherEntries] : [],
    ...(home && { home }),
    ...(areas.some((area) => hasPage(area, pathname)) && { address: 'open' }),
  };
}

const ownsAddress = ({ paths }: ReleaseRecord, address: string) =>
  paths.some((pattern) => matchesPattern(pattern, address));

const hasPage = (area: ReleaseRecord, pathname: string) =>
  ownsAddress(area, pathname) && findBestMatch(Object.keys(area.preload.pages), pathname) !== undefined;

/** A company whose verification is pending sees the entries that it will have. */
const toVerified = (identity: Identity | null): Identity | null => identity && { ...identity, verified: 1 };

function toBootArea(record: ReleaseRecord, released: readonly BootArea[]): BootArea {
  const { app, access, frame, paths, outlines, container, entry, requires } = record;
  return {
    ...{ name: app, access, frame, paths, outlines, container, requires },
    // The name of the release that it replaces: the page would take another one for an update.
    release: released.find(({ name }) => name === app)?.release ?? record.release,
    entry: toUrl(record),
    integrity: record.files[entry]?.integrity ?? '',
  };
}
