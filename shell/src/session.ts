import { stopEvents } from '@foothold/shared/api';
import { onSessionChange, type SessionEndReason, saveReturnPath } from '@foothold/shared/auth';
import { visitDocument } from './document';
import { setFlashMessage, setLoginReason } from './flashMessages';

/**
 * A document belongs to one identity: when nobody is signed in any more, the login is a new document, so that neither
 * code nor data of the session stays in this page. Here and in every other tab.
 */
export function handleSessionEnd(): void {
  onSessionChange((identity, ending) => {
    if (identity || !ending) return;
    stopEvents();
    const { pathname, search } = window.location;
    if (ending === 'expired') {
      saveReturnPath(pathname + search);
      setLoginReason(pathname === '/login/code' ? codeExpiredReason : sessionExpiredReason);
    } else setFlashMessage(endingMessages[ending]);
    visitDocument('/login');
  });
  // A page out of the back-forward cache may show somebody who has left since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visitDocument(window.location.href);
  });
}

const sessionExpiredReason = 'Your session has ended. Log in to go on where you were.';
const codeExpiredReason = 'The code was due within ten minutes. Log in again.';
const endingMessages: Record<Exclude<SessionEndReason, 'expired'>, string> = {
  left: 'You have been logged out successfully!',
  deleted: 'Your account was deleted.',
};

/** A company that was rejected while it worked reads why in a document of its own. The login leads there by itself. */
export function redirectUnverifiedCompany(): void {
  if (!['/login', unverifiedCompanyPath].includes(window.location.pathname)) visitDocument(unverifiedCompanyPath);
}

const unverifiedCompanyPath = '/unverified-company';
