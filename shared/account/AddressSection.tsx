import { AddressForm } from './AddressForm';
import { EditableSection } from './EditableSection';

/** Shows the email address of the account, and opens the form that changes it. */
export const AddressSection = ({ email }: { email: string }) => (
  <EditableSection
    title="Email address"
    summary={`Mails go to ${email}.`}
    action="Change address"
    renderForm={(close) => <AddressForm email={email} onDone={close} onCancel={close} />}
  />
);
