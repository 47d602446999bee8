/** Account settings of every role: address, password and sessions. Compiled into each area that shows them; no shared module. */
export { AddressForm } from './AddressForm';
export { AddressSection } from './AddressSection';
export { EmailAddress } from './EmailAddress';
export { PasswordSection } from './PasswordSection';
export { loadSessions, SessionsSection } from './SessionsSection';
