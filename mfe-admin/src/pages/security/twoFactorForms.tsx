import type { Output } from '@foothold/shared/contract';
import { disableTwoFactor, renewRecoveryCodes } from '@foothold/shared/contract/admin';
import { ReauthenticationForm } from './ReauthenticationForm';

interface FormProps<Done> {
  email: string;
  onCancel: () => void;
  onDone: (response: Done) => void | Promise<void>;
}

/** Replaces the recovery codes by new ones. */
export const RenewRecoveryCodesForm = (props: FormProps<Output<typeof renewRecoveryCodes>>) => (
  <ReauthenticationForm
    {...props}
    endpoint={renewRecoveryCodes}
    effect="You get ten new recovery codes. The old ones stop working."
    submitLabel="Make new codes"
    busyLabel="Making..."
  />
);

interface DisableTwoFactorFormProps extends FormProps<Output<typeof disableTwoFactor>> {
  required: boolean;
}

/** Switches two-factor login off. */
export const DisableTwoFactorForm = ({ required, ...props }: DisableTwoFactorFormProps) => (
  <ReauthenticationForm
    {...props}
    endpoint={disableTwoFactor}
    effect={
      required
        ? 'This site requires it: you go on only after you have set it up again, for instance on another phone.'
        : 'Your password alone protects this account then, and every other device is logged out.'
    }
    submitLabel="Switch off"
    busyLabel="Switching off..."
    tone="danger-solid"
  />
);
