import { anIdentity } from '@foothold/shared/testing';
import { currentIdentity, endSession, expireSession, onSessionChange, setSessionIdentity } from '.';
import { assertSingleInstance } from './singleInstance';

const stored = () => ({ ...localStorage });

it('keeps hints for routing in local storage, and never a credential', () => {
  setSessionIdentity(anIdentity({ user_id: 7, role: 'organization', role_specific_id: 3 }));

  expect(stored()).toEqual({ user_id: '7', role_specific_id: '3', userRole: 'organization' });
  expect(currentIdentity()?.user_id).toBe(7);
});

it('forgets them with the session, and says why it ended', () => {
  const endings: unknown[] = [];
  const stop = onSessionChange((identity, ending) => endings.push(identity === null && ending));
  setSessionIdentity(anIdentity());
  endSession();
  setSessionIdentity(anIdentity());
  expireSession();
  stop();

  expect(stored()).toEqual({});
  expect(endings).toEqual([false, 'left', false, 'expired']);
});

it('follows a logout in another tab', () => {
  setSessionIdentity(anIdentity());
  window.dispatchEvent(new StorageEvent('storage', { key: 'user_id', newValue: null }));

  expect(currentIdentity()).toBeNull();
});

it('ends once, however often it is told', () => {
  const endings: unknown[] = [];
  setSessionIdentity(anIdentity());
  const stop = onSessionChange((_, ending) => endings.push(ending));
  expireSession();
  expireSession();
  endSession();
  window.dispatchEvent(new StorageEvent('storage', { key: 'user_id', newValue: null }));
  stop();

  expect(endings).toEqual(['expired']);
});

it('refuses a second copy on one page, naming both versions', () => {
  const page = {};
  assertSingleInstance(page, 'shell 1.0.0');

  expect(() => assertSingleInstance(page, 'company 0.9.0')).toThrow(/company 0\.9\.0.*shell 1\.0\.0/);
});
