import type { BootDocument } from './types';

const nothing: BootDocument = {
  identity: null,
  theme: 'system',
  shell: { release: '' },
  areas: [],
  nav: [],
  home: '/login',
  address: 'missing',
  links: { chat_group: null, social: [] },
  unread: 0,
};

const read = new WeakMap<Element, BootDocument>();

/** What the server said when it served this page; a page that no server wrote (a test's) knows nobody and nothing. */
export function readBoot(): BootDocument {
  const element = globalThis.document?.getElementById('boot');
  if (!element) return nothing;
  const known = read.get(element) ?? (JSON.parse(element.textContent ?? '') as BootDocument);
  read.set(element, known);
  return known;
}
