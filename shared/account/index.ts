/** Account settings of every role: address, password, passkeys and sessions. Compiled into each area that shows them; no shared module. */
export { AddressForm } from './AddressForm';
export { AddressSection, loadAddressChange } from './AddressSection';
export { CurrentPasswordField } from './CurrentPasswordField';
export { EmailAddress } from './EmailAddress';
export { loadPasskeys, PasskeysSection } from './PasskeysSection';
export { PasswordDialog } from './PasswordDialog';
export { PasswordSection } from './PasswordSection';
export { requestPasskey, supportsPasskeys } from './passkeyPrompt';
export { loadSessions, SessionsSection } from './SessionsSection';
