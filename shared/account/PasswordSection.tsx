import { EditableSection } from './EditableSection';
import { PasswordForm } from './PasswordForm';

/** Explains what a new password does, and opens the form. `email` names the account for password managers. */
export const PasswordSection = ({ email }: { email: string }) => (
  <EditableSection
    title="Password"
    summary="A new password logs you out everywhere else."
    action="Change password"
    renderForm={(close) => <PasswordForm email={email} onClose={close} />}
  />
);
