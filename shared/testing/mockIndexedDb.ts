/** An empty IndexedDB, which jsdom has not. For `beforeEach`. */
export async function mockIndexedDb(): Promise<void> {
  const { default: _, ...fakes } = await import('fake-indexeddb');
  Object.assign(globalThis, fakes, { indexedDB: new fakes.IDBFactory() });
}
