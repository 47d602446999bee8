/** Account settings of every role: password and sessions. Compiled into each area that shows them; no shared module. */
export { PasswordSection } from './PasswordSection';
export { loadSessions, SessionsSection } from './SessionsSection';
