import { call } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type AddressChange, viewAddressChange } from '@foothold/shared/contract';
import { AddressForm } from './AddressForm';
import { EditableSection } from './EditableSection';
import { PendingAddress } from './PendingAddress';

interface AddressSectionProps {
  email: string;
  /** The address that waits for its link to be followed. */
  change: AddressChange | null;
}

/** Shows the email address of the account and the one that is to take its place, and opens the form that changes it. */
export function AddressSection({ email, change }: AddressSectionProps) {
  const refresh = useRefresh();
  return (
    <EditableSection
      title="Email address"
      summary={`Mails go to ${email}.`}
      action="Change address"
      renderForm={(close) => (
        <AddressForm
          email={email}
          onDone={() => {
            close();
            return refresh();
          }}
          onCancel={close}
        />
      )}
      renderBelow={(focus) => change && <PendingAddress change={change} onCanceled={focus} />}
    />
  );
}

/** Null also when it did not load: the address can still be changed. */
export const loadAddressChange = (signal: AbortSignal): Promise<AddressChange | null> =>
  call(viewAddressChange, {}, signal).then(
    ({ change }) => change,
    () => null,
  );
