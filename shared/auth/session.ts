import { create } from 'zustand';
import { getAccessRole, readBoot } from '../boot';
import type { Identity, Role } from '../contract';
import { clearKeptResponses, deleteKeptApplications } from './keptResponses';
import { broadcastLogout, onLogoutInOtherTab } from './logoutBroadcast';
import { clearSessionHints, writeSessionHints } from './sessionHints';
import { assertSingleInstance } from './singleInstance';
import { clearUnsavedInputOfOthers } from './unsavedInput';

assertSingleInstance();

/** Why a session ended: `left` by logging out, `deleted` with the account, `expired` because the server ended it. */
export type SessionEndReason = 'left' | 'deleted' | 'expired';

interface Session {
  identity: Identity | null;
  endReason: SessionEndReason | null;
}

const useSession = create<Session>()(() => ({ identity: storeIdentity(readBoot().identity), endReason: null }));

export const useIdentity = () => useSession((state) => state.identity);
export const useRole = (): Role | null => useSession((state) => state.identity?.role ?? null);
export const useAccessRole = () => useSession((state) => (state.identity ? getAccessRole(state.identity) : null));

/** The signed-in user, for code outside of components. */
export const currentIdentity = () => useSession.getState().identity;

/** Calls `listener` after a login or logout on this page, or a logout in another tab. */
export const onSessionChange = (listener: (identity: Identity | null, reason: SessionEndReason | null) => void) =>
  useSession.subscribe(({ identity, endReason }) => listener(identity, endReason));

/** Stores the identity of a new session, or a changed identity of the current one. */
export const setSessionIdentity = (identity: Identity) =>
  useSession.setState({ identity: storeIdentity(identity), endReason: null });

/** After a logout: clears the session here and reports it to the other tabs. */
export function endSession(reason: Exclude<SessionEndReason, 'expired'> = 'left'): void {
  closeSession(reason);
  broadcastLogout();
}

/** After the server ended the session. The shell then opens the login, which leads back. */
export const expireSession = () => closeSession('expired');

// Called twice, and for this tab's own message too: the check makes the repetitions harmless.
onLogoutInOtherTab(() => {
  if (currentIdentity()) closeSession('left');
});

function closeSession(reason: SessionEndReason): void {
  if (useSession.getState().endReason) return;
  clearSessionHints();
  clearKeptResponses();
  if (reason !== 'expired') deleteKeptApplications();
  useSession.setState({ identity: null, endReason: reason });
}

function storeIdentity(identity: Identity | null): Identity | null {
  if (identity) {
    writeSessionHints(identity);
    clearUnsavedInputOfOthers(identity.user_id);
  }
  return identity;
}
