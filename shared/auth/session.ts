import { create } from 'zustand';
import { readBoot, whoIs } from '../boot';
import type { Identity, Role } from '../contract';
import { carryOnlyFor } from './carried';
import { clearHints, writeHints } from './hints';
import { claimPage } from './onePage';
import { announceLogout, onLogoutElsewhere } from './otherTabs';

claimPage();

/** Why nobody is signed in any more: `left` by their own wish, `deleted` with their account, `expired` because the server said so. */
export type Ending = 'left' | 'deleted' | 'expired';

interface Session {
  identity: Identity | null;
  ending: Ending | null;
}

const useSession = create<Session>()(() => ({ identity: known(readBoot().identity), ending: null }));

export const useIdentity = () => useSession((state) => state.identity);
export const useRole = (): Role | null => useSession((state) => state.identity?.role ?? null);
export const useWho = () => useSession((state) => (state.identity ? whoIs(state.identity) : null));

/** Who is signed in, for code outside of components. */
export const currentIdentity = () => useSession.getState().identity;

/** Calls back whenever somebody signs in or out on this page, or out in another tab. */
export const onSession = (listener: (identity: Identity | null, ending: Ending | null) => void) =>
  useSession.subscribe(({ identity, ending }) => listener(identity, ending));

/** The server has opened a session, or told more about the one that is open. */
export const signedIn = (identity: Identity) => useSession.setState({ identity: known(identity), ending: null });

/** The session was closed by its owner: forgets everything here and tells the other tabs. */
export function signedOut(ending: Exclude<Ending, 'expired'> = 'left'): void {
  forget(ending);
  announceLogout();
}

/** The server does not know this session any more. The shell leads to the login and back. */
export const sessionExpired = () => forget('expired');

// Told twice over, and by this tab's own message too: only somebody who is still signed in here is concerned.
onLogoutElsewhere(() => {
  if (currentIdentity()) forget('left');
});

function forget(ending: Ending): void {
  if (useSession.getState().ending) return;
  clearHints();
  useSession.setState({ identity: null, ending });
}

function known(identity: Identity | null): Identity | null {
  if (identity) {
    writeHints(identity);
    carryOnlyFor(identity.user_id);
  }
  return identity;
}
