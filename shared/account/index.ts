/** Account settings of every role: password and sessions. Compiled into each area that shows them; no shared module. */
export { loadSessions } from './loadSessions';
export { PasswordSection } from './PasswordSection';
export { SessionsSection } from './SessionsSection';
