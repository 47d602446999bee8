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

/** The data that the server embedded in this page; empty on a page without it, as in tests. */
export function readBoot(): BootDocument {
  const element = globalThis.document?.getElementById('boot');
  if (!element) return emptyBootDocument;
  const bootDocument = cachedDocuments.get(element) ?? (JSON.parse(element.textContent ?? '') as BootDocument);
  cachedDocuments.set(element, bootDocument);
  return bootDocument;
}
