import { useRevalidator } from '@foothold/shared/router';
import { Button, FormNotice, media, RetryStrip } from '@foothold/shared/ui';
import styled from 'styled-components';

/** Two columns of fields, one on a phone. */
export const FormGrid = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem 1.5rem;
  margin-top: 2rem;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); margin-top: 1.5rem; }
`;

/** Spans both columns. */
export const FullWidth = styled.div`grid-column: 1 / -1; display: grid; gap: 1.25rem;`;

/** One column of fields, for login-like forms. */
export const AccountForm = styled.form`display: grid; gap: 1.25rem; margin-top: 2rem;`;
export const AccountFormFooter = styled.p`margin-top: 1.75rem;`;

interface SubmitSectionProps {
  /** Error message of the whole form. */
  failure: string | undefined;
  busy: boolean;
}

export function SubmitSection({ failure, busy }: SubmitSectionProps) {
  return (
    <FullWidth>
      {failure && <FormNotice>{failure}</FormNotice>}
      <Button type="submit" $tone="primary" $wide busy={busy} busyLabel="Creating Account...">
        Create Account
      </Button>
    </FullWidth>
  );
}

/** A list of options that did not load. The retry runs the loader again and keeps what is typed. */
export function OptionsLoadFailure({ children }: { children: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <FullWidth>
      <RetryStrip onRetry={() => revalidate()} busy={state === 'loading'}>
        {children}
      </RetryStrip>
    </FullWidth>
  );
}
