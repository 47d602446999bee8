import { TextField } from '@foothold/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

/** The code of an admin's two-factor login, beside the new password. */
export const CodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <CodeInput
    {...props}
    label="Code, or a recovery code"
    hint="The six digits that your authenticator app shows. Lost it, and the recovery codes? An operator of the site resets your account."
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="done"
    required
  />
);

const CodeInput = styled(TextField)`font-variant-numeric: tabular-nums; letter-spacing: 0.08em;`;
