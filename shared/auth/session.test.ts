import { anIdentity } from '@foothold/shared/testing';
import { currentIdentity, endSession, expireSession, onSessionChange, setSessionIdentity } from '.';
import { assertSingleInstance } from './singleInstance';

const stored = () => ({ ...localStorage });

describe('session', () => {
  it('stores routing hints and no credential in local storage', () => {
    setSessionIdentity(anIdentity({ user_id: 7, role: 'organization', role_specific_id: 3 }));

    expect(stored()).toEqual({ user_id: '7', role_specific_id: '3', userRole: 'organization' });
    expect(currentIdentity()?.user_id).toBe(7);
  });

  it('clears the hints and reports the reason when the session ends', () => {
    const reasons: unknown[] = [];
    const stop = onSessionChange((identity, reason) => reasons.push(identity === null && reason));
    setSessionIdentity(anIdentity());
    endSession();
    setSessionIdentity(anIdentity());
    expireSession();
    stop();

    expect(stored()).toEqual({});
    expect(reasons).toEqual([false, 'left', false, 'expired']);
  });

  it('ends when another tab logs out', () => {
    setSessionIdentity(anIdentity());
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_id', newValue: null }));

    expect(currentIdentity()).toBeNull();
  });

  it('ends once when several sources report it', () => {
    const reasons: unknown[] = [];
    setSessionIdentity(anIdentity());
    const stop = onSessionChange((_, reason) => reasons.push(reason));
    expireSession();
    expireSession();
    endSession();
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_id', newValue: null }));
    stop();

    expect(reasons).toEqual(['expired']);
  });

  it('throws with both versions when a second copy is loaded on a page', () => {
    const page = {};
    assertSingleInstance(page, 'shell 1.0.0');

    expect(() => assertSingleInstance(page, 'company 0.9.0')).toThrow(/company 0\.9\.0.*shell 1\.0\.0/);
  });
});
