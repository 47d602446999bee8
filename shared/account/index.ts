/** What any account does about itself: its password, and where it is signed in. Compiled into the areas that show it. */
export { loadSessions } from './loadSessions';
export { PasswordSection } from './PasswordSection';
export { SessionsSection } from './SessionsSection';
