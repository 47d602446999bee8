import { useLocation, useNavigate } from '@foothold/shared/router';
import { BackLink } from '@foothold/shared/ui';
import { type MouseEvent, useState } from 'react';

/** One page back, to the very row one came from; whoever opened this address itself goes to `otherwise`. */
export function HistoryBackLink({ fallback }: { fallback: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [hasPreviousPage] = useState(() => !isFirstEntry(key));

  const back = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!hasPreviousPage || opensElsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={fallback} onClick={back}>
      Back
    </BackLink>
  );
}

/**
 * Whether nothing of ours lies before this address. The router names a first address 'default'; turning a table's page
 * renames it, and only its number in the browser's history still tells after a reload.
 */
const isFirstEntry = (key: string): boolean => key === 'default' || window.history.state?.idx === 0;
