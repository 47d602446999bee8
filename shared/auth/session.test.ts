import { anIdentity } from '@foothold/shared/testing';
import { currentIdentity, onSession, sessionExpired, signedIn, signedOut } from '.';
import { claimPage } from './onePage';

const stored = () => ({ ...localStorage });

it('keeps hints for routing in local storage, and never a credential', () => {
  signedIn(anIdentity({ user_id: 7, role: 'organization', role_specific_id: 3 }));

  expect(stored()).toEqual({ user_id: '7', role_specific_id: '3', userRole: 'organization' });
  expect(currentIdentity()?.user_id).toBe(7);
});

it('forgets them with the session, and says why it ended', () => {
  const endings: unknown[] = [];
  const stop = onSession((identity, ending) => endings.push(identity === null && ending));
  signedIn(anIdentity());
  signedOut();
  signedIn(anIdentity());
  sessionExpired();
  stop();

  expect(stored()).toEqual({});
  expect(endings).toEqual([false, 'left', false, 'expired']);
});

it('follows a logout in another tab', () => {
  signedIn(anIdentity());
  window.dispatchEvent(new StorageEvent('storage', { key: 'user_id', newValue: null }));

  expect(currentIdentity()).toBeNull();
});

it('ends once, however often it is told', () => {
  const endings: unknown[] = [];
  signedIn(anIdentity());
  const stop = onSession((_, ending) => endings.push(ending));
  sessionExpired();
  sessionExpired();
  signedOut();
  window.dispatchEvent(new StorageEvent('storage', { key: 'user_id', newValue: null }));
  stop();

  expect(endings).toEqual(['expired']);
});

it('refuses a second copy on one page, naming both versions', () => {
  const page = {};
  claimPage(page, 'shell 1.0.0');

  expect(() => claimPage(page, 'company 0.9.0')).toThrow(/company 0\.9\.0.*shell 1\.0\.0/);
});
