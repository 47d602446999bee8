import { useIdentity } from '@foothold/shared/auth';
import { useLocation } from '@foothold/shared/router';
import { Page, VisuallyHidden } from '@foothold/shared/ui';
import { ownerOf } from '../boot';
import { Frame } from './Frame';

/** Before the first page is there: the frame it will stand in, and nothing that has to be taken away again. */
export function Splash() {
  const identity = useIdentity();
  const { pathname } = useLocation();
  const waiting = (
    <Page aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
    </Page>
  );
  if (!identity || ownerOf(pathname)?.frame !== 'sidebar') return waiting;
  return <Frame identity={identity}>{waiting}</Frame>;
}
