import type { StudentDetails } from '@foothold/shared/contract/admin';
import { StatusBadge } from '@foothold/shared/ui';
import styled from 'styled-components';
import { InformationCard } from '../../cards/InformationCard';
import { formatDay } from '../../format';
import { AccountActions } from './AccountActions';
import { Sessions } from './Sessions';

/** The account's status and sessions, with the buttons that change them. */
export function AccountCard({ user }: { user: StudentDetails }) {
  const { suspended_at, suspension_reason, sessions } = user;
  const suspension = [
    { label: 'Since', value: suspended_at && formatDay(suspended_at) },
    { label: 'Reason', value: suspension_reason && <MultilineText>{suspension_reason}</MultilineText> },
  ].filter(({ value }) => value);
  return (
    <InformationCard
      title="Account"
      details={[
        { label: 'Account status', value: <StatusBadge status={suspended_at ? 'Suspended' : 'Active'} /> },
        ...suspension,
        { label: 'Logged in on', value: <Sessions sessions={sessions} /> },
      ]}
    >
      <AccountActions user={user} />
    </InformationCard>
  );
}

const MultilineText = styled.span`white-space: pre-line;`;
