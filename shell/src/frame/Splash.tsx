import { useIdentity } from '@foothold/shared/auth';
import { useLocation } from '@foothold/shared/router';
import { Page, Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { ownerOf } from '../boot';
import { standsStill } from '../still';
import { Frame } from './Frame';

/** Before the first page is there: the frame it will stand in, and after a moment the shape of what a frame mostly holds. */
export function Splash() {
  const identity = useIdentity();
  const { pathname } = useLocation();
  const area = ownerOf(pathname);
  if (standsStill()) return null;
  if (!identity || !area || area.access === 'anyone') {
    return (
      <Page aria-busy="true">
        <VisuallyHidden role="status">Loading</VisuallyHidden>
      </Page>
    );
  }
  const own = area.frame === 'own';
  const shape = (
    <Page aria-busy="true" $alone={own}>
      <Skeleton of="card" count={4} />
    </Page>
  );
  return own ? shape : <Frame identity={identity}>{shape}</Frame>;
}
