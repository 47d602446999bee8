import { Notice, t } from '@foothold/shared/ui';
import styled from 'styled-components';

interface SuspendedNoticeProps {
  /** What the server says, and why, where it says so. */
  message: string;
  reason: string | null;
}

/** Why a login was refused, in place of a toast that would be gone: whoever reads it has nowhere else to look. */
export const SuspendedNotice = ({ message, reason }: SuspendedNoticeProps) => (
  <div role="alert">
    <Notice tone="bad">
      <p>{message}</p>
      {reason && <Detail>{reason}</Detail>}
      <Detail>We mailed you this too. If you do not agree, answer that mail.</Detail>
    </Notice>
  </div>
);

const Detail = styled.p`margin-top: ${t.space[1]}; font-weight: 400; white-space: pre-line; overflow-wrap: anywhere;`;
