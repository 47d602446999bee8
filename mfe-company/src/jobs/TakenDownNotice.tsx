import type { Job } from '@foothold/shared/contract';
import { Notice } from '@foothold/shared/ui';
import styled from 'styled-components';

/** Tells a company that an admin took down its job, and why. */
export const TakenDownNotice = ({ takenDown }: { takenDown: NonNullable<Job['taken_down']> }) => (
  <Notice tone="bad">
    <p>Foothold took this job down. It cannot be changed until it is restored.</p>
    {takenDown.reason && <Reason>Reason: {takenDown.reason}</Reason>}
    <Reason>If you do not agree, answer the mail about it.</Reason>
  </Notice>
);

const Reason = styled.p`font-weight: 400; white-space: pre-line; overflow-wrap: anywhere;`;
