import { useLocation, useNavigate } from '@foothold/shared/router';
import { BackLink } from '@foothold/shared/ui';
import type { MouseEvent } from 'react';
import { paths } from '../../paths';

/** Back to the list that led here, where one did: to the same search, and as far down as it was. */
export function BackToList() {
  const from: string | undefined = useLocation().state?.from;
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!from || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={from ?? paths.jobs} onClick={goBack}>
      {from?.startsWith(paths.saved) ? 'Saved jobs' : 'Jobs'}
    </BackLink>
  );
}
