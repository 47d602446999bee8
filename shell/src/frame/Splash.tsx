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
      // The document shows the mark where there is nothing to see yet.
      <Page aria-busy="true" data-blank>
        {name}
        <VisuallyHidden role="status">Loading</VisuallyHidden>
      </Page>
    );
  }
  const own = area.frame === 'own';
  const shape = (
    <Page aria-busy="true" $alone={own}>
      {name}
      <Skeleton of="card" count={4} />
    </Page>
  );
  return own ? shape : <Frame identity={identity}>{shape}</Frame>;
}

// What is coming is not known yet; a screen reader finds a heading all the same.
const name = <VisuallyHidden as="h1">Foothold</VisuallyHidden>;
