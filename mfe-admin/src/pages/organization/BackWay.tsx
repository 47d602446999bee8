import { useLocation, useNavigate } from '@foothold/shared/router';
import { BackLink } from '@foothold/shared/ui';
import { type MouseEvent, useState } from 'react';
import { paths } from '../../paths';

/** One page back, to the very row one came from; whoever opened this address itself goes to the dashboard. */
export function BackWay() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router's name for a first address. Later keys are of this page too: its tables have pages of their own.
  const [cameFromHere] = useState(key !== 'default');

  const back = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!cameFromHere || elsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={paths.dashboard} onClick={back}>
      Back
    </BackLink>
  );
}
