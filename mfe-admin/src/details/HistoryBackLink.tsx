import { useLocation, useNavigate } from '@foothold/shared/router';
import { BackLink } from '@foothold/shared/ui';
import { type MouseEvent, useState } from 'react';

/** Goes back in the browser's history, which restores the list's scroll position; leads to `fallback` if there is no previous page. */
export function HistoryBackLink({ fallback }: { fallback: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [hasPreviousPage] = useState(() => !isFirstEntry(key));

  const goBack = (event: MouseEvent) => {
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!hasPreviousPage || opensNewTab) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={fallback} onClick={goBack}>
      Back
    </BackLink>
  );
}

/**
 * Whether this is the site's first entry in the browser's history. React Router gives the first location the key
 * 'default'. Paging a table replaces that key, so after a reload only the index in the history state identifies it.
 */
const isFirstEntry = (key: string): boolean => key === 'default' || window.history.state?.idx === 0;
