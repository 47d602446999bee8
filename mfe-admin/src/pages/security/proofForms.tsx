import type { Output } from '@foothold/shared/contract';
import { disableTwoFactor, renewRecoveryCodes } from '@foothold/shared/contract/admin';
import { ProofForm } from './ProofForm';

interface FormProps<Done> {
  email: string;
  onEnd: () => void;
  onDone: (answer: Done) => void | Promise<void>;
}

/** New recovery codes in place of the old ones. */
export const RenewForm = (props: FormProps<Output<typeof renewRecoveryCodes>>) => (
  <ProofForm
    {...props}
    endpoint={renewRecoveryCodes}
    effect="You get ten new recovery codes. The old ones stop working."
    act="Make new codes"
    busyLabel="Making..."
  />
);

interface DisableFormProps extends FormProps<Output<typeof disableTwoFactor>> {
  required: boolean;
}

/** Back to the password alone. */
export const DisableForm = ({ required, ...props }: DisableFormProps) => (
  <ProofForm
    {...props}
    endpoint={disableTwoFactor}
    effect={
      required
        ? 'This site requires it: you go on only after you have set it up again, for instance on another phone.'
        : 'Your password alone protects this account then, and every other device is logged out.'
    }
    act="Switch off"
    busyLabel="Switching off..."
    tone="danger-solid"
  />
);
