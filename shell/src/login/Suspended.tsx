import { Notice, t } from '@foothold/shared/ui';
import styled from 'styled-components';

interface SuspendedProps {
  /** What the server says, and why, where it says so. */
  sentence: string;
  reason: string | null;
}

/** Why a login was refused, in place of a toast that would be gone: whoever reads it has nowhere else to look. */
export const Suspended = ({ sentence, reason }: SuspendedProps) => (
  <div role="alert">
    <Notice tone="bad">
      <p>{sentence}</p>
      {reason && <Words>{reason}</Words>}
      <Words>We mailed you this too. If you do not agree, answer that mail.</Words>
    </Notice>
  </div>
);

const Words = styled.p`margin-top: ${t.space[1]}; font-weight: 400; white-space: pre-line; overflow-wrap: anywhere;`;
