import type { BootDocument } from '@foothold/shared/boot';
import { escapeJson } from '../../../platform/html/escape';
import { type LiveReleases, toFileUrl } from '../../../platform/releases/registry';
import { resolveAddress } from '../../../site/document/address';
import { toBootAreas, toNav } from '../../../site/document/bootDocument';

/** Replaces apps in the document of a remote server by local ones in development. */
export function createDevDocument(html: string, pathname: string, live: LiveReleases): string {
  const names = ['shell', ...live.areas.map(({ record }) => record.app)];
  const isReplaced = (tag: string) => names.some((name) => tag.includes(`/mf/${name}/`));
  const { shell } = live;
  return html
    .replace(
      bootScript,
      (_, start: string, boot: string) => start + escapeJson(replaceAreas(JSON.parse(boot), pathname, live)),
    )
    .replace(shellScript, `src="${toFileUrl(shell, shell.record.entry)}"`)
    .replace(preloads, (tag) => (isReplaced(tag) ? '' : tag));
}

const bootScript = /(<script type="application\/json" id="boot"[^>]*>)(.*?)(?=<\/script>)/s;
const shellScript = /src="\/mf\/shell\/[^"]*" integrity="[^"]*"/;
const preloads = /<link rel="preload" as="script"[^>]*>\n?/g;

function replaceAreas(boot: BootDocument, pathname: string, live: LiveReleases): BootDocument {
  const { identity } = boot;
  const replacements = toBootAreas(live, identity).map((area) => {
    // Keeps the release's name: the page would take another one for an update.
    const released = boot.areas.find(({ name }) => name === area.name);
    return { ...area, release: released?.release ?? area.release };
  });
  const nav = toNav(live, identity);
  const home = live.areas.find(({ record }) => replacements.some(({ name }) => name === record.app) && record.home)
    ?.record.home;
  const isOpen = resolveAddress(live.areas, pathname, identity).kind === 'open';
  return {
    ...boot,
    areas: [...boot.areas.filter(({ name }) => !replacements.some((area) => area.name === name)), ...replacements],
    ...(nav.length && { nav }),
    ...(home && identity?.verified !== 0 && { home }),
    ...(isOpen && { address: 'open' }),
  };
}
