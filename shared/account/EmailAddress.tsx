import { Badge } from '@foothold/shared/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmailAddressProps {
  address: ReactNode;
  /** False until its owner has followed the link that was mailed to it. */
  isConfirmed: boolean | undefined;
}

/** An address of somebody else's account, which says when it may be a stranger's. */
export const EmailAddress = ({ address, isConfirmed = true }: EmailAddressProps) => (
  <>
    {address}
    {!isConfirmed && (
      <>
        {' '}
        <Badge tone="warn" icon={CircleAlert}>
          Address not confirmed
        </Badge>
      </>
    )}
  </>
);
