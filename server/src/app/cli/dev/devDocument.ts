import type { BootDocument } from '@foothold/shared/boot';
import { escapeJson } from '../../../platform/html/escape';
import { type LiveReleases, toFileUrl } from '../../../platform/releases/registry';
import { resolveAddress } from '../../../site/document/address';
import { toBootAreas, toNav } from '../../../site/document/bootDocument';

/** The document of a server elsewhere, in which apps that are being developed take the place of its own. For developers alone. */
export function createDevDocument(html: string, pathname: string, live: LiveReleases): string {
  const names = ['shell', ...live.areas.map(({ record }) => record.app)];
  const isOurs = (tag: string) => names.some((name) => tag.includes(`/mf/${name}/`));
  const { shell } = live;
  return html
    .replace(
      bootScript,
      (_, start: string, boot: string) => start + escapeJson(replaceAreas(JSON.parse(boot), pathname, live)),
    )
    .replace(shellScript, `src="${toFileUrl(shell, shell.record.entry)}"`)
    .replace(preloads, (tag) => (isOurs(tag) ? '' : tag));
}

const bootScript = /(<script type="application\/json" id="boot"[^>]*>)(.*?)(?=<\/script>)/s;
const shellScript = /src="\/mf\/shell\/[^"]*" integrity="[^"]*"/;
const preloads = /<link rel="preload" as="script"[^>]*>\n?/g;

function replaceAreas(boot: BootDocument, pathname: string, live: LiveReleases): BootDocument {
  const { identity } = boot;
  const own = toBootAreas(live, identity).map((area) => {
    // Called as the one that it stands for: the page would take anything else for outdated.
    const released = boot.areas.find(({ name }) => name === area.name);
    return { ...area, release: released?.release ?? area.release };
  });
  const nav = toNav(live, identity);
  const home = live.areas.find(({ record }) => own.some(({ name }) => name === record.app) && record.home)?.record.home;
  const isOpen = resolveAddress(live.areas, pathname, identity).kind === 'open';
  return {
    ...boot,
    areas: [...boot.areas.filter(({ name }) => !own.some((area) => area.name === name)), ...own],
    ...(nav.length && { nav }),
    ...(home && identity?.verified !== 0 && { home }),
    ...(isOpen && { address: 'open' }),
  };
}
