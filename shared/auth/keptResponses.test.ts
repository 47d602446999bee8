import { anIdentity } from '@foothold/shared/testing';
import { clearStorage, endSession, expireSession, setSessionIdentity } from '.';

let names: Set<string>;
beforeEach(() => {
  names = new Set(['foothold-kept']);
  Object.assign(globalThis, { caches: { delete: async (name: string) => names.delete(name) } });
  setSessionIdentity(anIdentity());
});
afterEach(() => Object.assign(globalThis, { caches: undefined }));

describe('what is kept for when there is no connection', () => {
  it.each([
    ['a logout', () => endSession()],
    ['the end of the session', () => expireSession()],
    ['a logout in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'user_id' }))],
    ['opening the login', () => clearStorage()],
  ])('is deleted by %s', (_, end) => {
    end();
    expect([...names]).toEqual([]);
  });

  it('stays while the session goes on', () => {
    setSessionIdentity(anIdentity({ name: 'Another name' }));
    expect([...names]).toEqual(['foothold-kept']);
  });

  it('stops no logout where the browser refuses the storage', () => {
    Object.assign(globalThis, { caches: { delete: () => Promise.reject(new Error('Refused')) } });
    expect(() => endSession()).not.toThrow();
  });
});
