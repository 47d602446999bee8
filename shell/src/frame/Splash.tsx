import { useIdentity } from '@foothold/shared/auth';
import { useLocation } from '@foothold/shared/router';
import { Page, Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { ownerOf } from '../boot';
import { Frame } from './Frame';

/** Before the first page is there: the frame it will stand in, and after a moment the shape of what a frame mostly holds. */
export function Splash() {
  const identity = useIdentity();
  const { pathname } = useLocation();
  if (!identity || ownerOf(pathname)?.frame !== 'sidebar') {
    return (
      <Page aria-busy="true">
        <VisuallyHidden role="status">Loading</VisuallyHidden>
      </Page>
    );
  }
  return (
    <Frame identity={identity}>
      <Page aria-busy="true">
        <Skeleton of="card" count={4} />
      </Page>
    </Frame>
  );
}
