import { Button, CopyButton, FormNotice, Row, TextField, useCopyToClipboard } from '@foothold/shared/ui';
import { Copy } from 'lucide-react';
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

interface StepActionsProps {
  /** Why the step was refused, when no single field is the cause. */
  error: string | undefined;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  tone?: 'primary' | 'danger-solid';
  onCancel: () => void;
}

/** The end of each form: why it was refused, and its two buttons. */
export const StepActions = ({ error, submitLabel, busyLabel, isBusy, tone, onCancel }: StepActionsProps) => (
  <>
    {error && <FormNotice>{error}</FormNotice>}
    <Row>
      <Button type="submit" $tone={tone ?? 'primary'} busy={isBusy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      <Button $tone="soft" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  </>
);

/** Copies a secret; `name` is what it is called, such as 'codes'. */
export function CopySecretButton({ text, name }: { text: string; name: string }) {
  const { copy, isCopied, failure } = useCopyToClipboard(
    text,
    `The browser does not let us copy the ${name}. Select it and copy it by hand.`,
  );
  return <CopyButton label={`Copy ${name}`} icon={Copy} isCopied={isCopied} onClick={copy} failure={failure} />;
}

/** For `ref`: moves the focus to an element that has just appeared, for keyboard and screen reader users. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
