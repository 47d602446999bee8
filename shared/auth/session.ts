import { create } from 'zustand';
import { getAccessRole, readBoot } from '../boot';
import type { Identity, Role } from '../contract';
import { broadcastLogout, onLogoutInOtherTab } from './logoutBroadcast';
import { clearSessionHints, writeSessionHints } from './sessionHints';
import { assertSingleInstance } from './singleInstance';
import { clearUnsavedInputOfOthers } from './unsavedInput';

assertSingleInstance();

/** Why nobody is signed in any more: `left` by their own wish, `deleted` with their account, `expired` because the server said so. */
export type SessionEndReason = 'left' | 'deleted' | 'expired';

interface Session {
  identity: Identity | null;
  endReason: SessionEndReason | null;
}

const useSession = create<Session>()(() => ({ identity: storeIdentity(readBoot().identity), endReason: null }));

export const useIdentity = () => useSession((state) => state.identity);
export const useRole = (): Role | null => useSession((state) => state.identity?.role ?? null);
export const useAccessRole = () => useSession((state) => (state.identity ? getAccessRole(state.identity) : null));

/** Who is signed in, for code outside of components. */
export const currentIdentity = () => useSession.getState().identity;

/** Calls back whenever somebody signs in or out on this page, or out in another tab. */
export const onSessionChange = (listener: (identity: Identity | null, ending: SessionEndReason | null) => void) =>
  useSession.subscribe(({ identity, endReason }) => listener(identity, endReason));

/** The server has opened a session, or told more about the one that is open. */
export const setSessionIdentity = (identity: Identity) =>
  useSession.setState({ identity: storeIdentity(identity), endReason: null });

/** The session was closed by its owner: forgets everything here and tells the other tabs. */
export function endSession(ending: Exclude<SessionEndReason, 'expired'> = 'left'): void {
  closeSession(ending);
  broadcastLogout();
}

/** The server does not know this session any more. The shell leads to the login and back. */
export const expireSession = () => closeSession('expired');

// Told twice over, and by this tab's own message too: only somebody who is still signed in here is concerned.
onLogoutInOtherTab(() => {
  if (currentIdentity()) closeSession('left');
});

function closeSession(ending: SessionEndReason): void {
  if (useSession.getState().endReason) return;
  clearSessionHints();
  useSession.setState({ identity: null, endReason: ending });
}

function storeIdentity(identity: Identity | null): Identity | null {
  if (identity) {
    writeSessionHints(identity);
    clearUnsavedInputOfOthers(identity.user_id);
  }
  return identity;
}
