import { getIntegrity, type Release, toScriptUrl } from '../../platform/releases/registry';
import type { Address } from './address';

/** The id of the template that holds the scripts of a prerendered page. */
const scriptsId = 'scripts';

/**
 * The script that starts a prerendered page's scripts. They are loaded from the start, but none runs before the first paint:
 * where they come from the cache, or over a fast link, they would hold it up. A hidden page is not painted, and a browser
 * may report no paint.
 */
const startAfterPaint = `{
let isStarted = document.hidden
const start = () => document.body.append(document.getElementById('${scriptsId}').content.cloneNode(true))
const startOnce = () => {
if (!isStarted) start()
isStarted = true
}
if (isStarted) start()
else {
setTimeout(startOnce, 500)
new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true })
}
}`;

interface ScriptOptions {
  shell: Release;
  address: Address;
  isSignedIn: boolean;
  /** Whether the shell will replace a prerendered page. */
  isPrerendered: boolean;
}

type ReleaseFile = readonly [Release, string];

/** The elements that load the page's scripts, in its head and at the end of its body. */
export function renderScripts(options: ScriptOptions, nonce: string): { head: string; body: string } {
  const { shell, isPrerendered } = options;
  const files = listScripts(options);
  const attributes = `crossorigin="anonymous" nonce="${nonce}"`;
  const locate = (attribute: 'href' | 'src', [release, name]: ReleaseFile) =>
    `${attribute}="${toScriptUrl(release, name)}" integrity="${getIntegrity(release, name)}"`;
  // What is seen without scripts comes before them.
  const priority = isPrerendered ? ' fetchpriority="low"' : '';
  const preload = (file: ReleaseFile) =>
    `<link rel="preload" as="script"${priority} ${attributes} ${locate('href', file)}>`;
  const load = (file: ReleaseFile, when: 'async' | 'defer') =>
    `<script ${when} ${attributes} ${locate('src', file)}></script>`;

  const main: ReleaseFile = [shell, shell.record.entry];
  // A chunk only registers itself, so it runs as soon as it is there: the shell finds it and has nothing to insert and wait
  // for. The entry of an area needs what the shell provides, so it is only preloaded.
  const isEntry = ([release, name]: ReleaseFile) => name === release.record.entry;
  const scripts = [load(main, 'defer'), ...files.filter((file) => !isEntry(file)).map((file) => load(file, 'async'))];
  if (!isPrerendered) return { head: [...files.filter(isEntry).map(preload), ...scripts].join('\n'), body: '' };
  return {
    head: [main, ...files].map(preload).join('\n'),
    body: `<template id="${scriptsId}">${scripts.join('')}</template>\n<script nonce="${nonce}">${startAfterPaint}</script>`,
  };
}

/** The scripts that the shell will request next at this address, to be loaded in parallel with it. */
function listScripts({
  shell,
  address: { kind, owner, page = '' },
  isSignedIn,
  isPrerendered,
}: ScriptOptions): ReleaseFile[] {
  const shellFiles = shell.record.preload.entry
    .filter((name) => name !== shell.record.entry)
    .map((name) => [shell, name] as const);
  const listFiles = (release: Release, pattern: string) =>
    (release.record.preload.pages[pattern] ?? []).map((name) => [release, name] as const);
  const listPageFiles = (release: Release, pattern: string) => {
    const names = release.record.preload.shared?.[pattern] ?? [];
    return [...listFiles(release, pattern), ...names.flatMap((name) => listFiles(shell, name))];
  };
  if (kind === 'locked') return [...shellFiles, ...(isSignedIn ? [] : listPageFiles(shell, '/login'))];
  if (!owner) return [...shellFiles, ...listPageFiles(shell, page)];
  const entryFiles = owner.record.preload.entry.map((name) => [owner, name] as const);
  return [
    ...shellFiles,
    ...entryFiles,
    ...listPageFiles(owner, page),
    ...(isPrerendered ? listFiles(shell, 'painted') : []),
  ];
}
