import type { BootDocument } from './types';

const emptyBootDocument: BootDocument = {
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

const cachedDocuments = new WeakMap<Element, BootDocument>();

/** What the server said when it served this page; a page that no server wrote (a test's) knows nobody and nothing. */
export function readBoot(): BootDocument {
  const element = globalThis.document?.getElementById('boot');
  if (!element) return emptyBootDocument;
  const known = cachedDocuments.get(element) ?? (JSON.parse(element.textContent ?? '') as BootDocument);
  cachedDocuments.set(element, known);
  return known;
}
