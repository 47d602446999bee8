import { StatusBadge } from '@foothold/shared/ui';
import styled from 'styled-components';
import { formatDay } from '../../details/dateFormat';
import { InformationCard } from '../../details/InformationCard';
import { AccountActions } from './AccountActions';
import { Sessions } from './Sessions';
import type { User } from './user';

/** Whether the account is open, where it is logged in, and what an admin can do about both. */
export function AccountCard({ user }: { user: User }) {
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
