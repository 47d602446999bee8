import { stopEvents } from '@foothold/shared/api';
import { onSessionChange, type SessionEndReason, saveReturnPath } from '@foothold/shared/auth';
import { visitDocument } from '../navigation/document';

/**
 * A document belongs to one identity. When the session ends, in this tab or another one, the login is loaded as a new
 * document, so that neither code nor data of the session stays in the page.
 */
export function handleSessionEnd(): void {
  onSessionChange((identity, endReason) => {
    if (identity || !endReason) return;
    stopEvents();
    const { pathname, search } = window.location;
    if (endReason === 'expired') {
      saveReturnPath(pathname + search);
      setLoginReason(pathname === '/login/code' ? codeExpiredReason : sessionExpiredReason);
    } else setFlashMessage(endMessages[endReason]);
    visitDocument('/login');
  });
  // A page restored from the back-forward cache may belong to a user who has logged out since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visitDocument(window.location.href);
  });
}

const sessionExpiredReason = 'Your session has ended. Log in to go on where you were.';
const codeExpiredReason = 'The code was due within ten minutes. Log in again.';
const endMessages: Record<Exclude<SessionEndReason, 'expired'>, string> = {
  left: 'You have been logged out successfully!',
  deleted: 'Your account was deleted.',
};

/** A company that is rejected during its session gets the page that explains why. The login redirects there itself. */
export function redirectUnverifiedCompany(): void {
  if (!['/login', unverifiedCompanyPath].includes(window.location.pathname)) visitDocument(unverifiedCompanyPath);
}

const unverifiedCompanyPath = '/unverified-company';

/** A message that one document stores for the next one, which reads it once. */
const createFlashMessage = (key: string) => ({
  set: (text: string) => sessionStorage.setItem(key, text),
  take(): string | null {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  },
});

/** A confirmation, shown as a toast. */
export const { set: setFlashMessage, take: takeFlashMessage } = createFlashMessage('foothold-word');

/** Why the user has to log in again. */
export const { set: setLoginReason, take: takeLoginReason } = createFlashMessage('foothold-reason');
