import { TextField } from '@foothold/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

/** The six-digit code of the authenticator app, which a password manager may fill in. */
export const CodeField = ({ label = 'Code', ...rest }: Partial<ComponentProps<typeof TextField>>) => (
  <CodeInput
    inputMode="numeric"
    {...rest}
    label={label}
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    required
  />
);

const CodeInput = styled(TextField)`max-width: 14rem; font-variant-numeric: tabular-nums; letter-spacing: 0.08em;`;
