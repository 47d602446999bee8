import { useIdentity } from '@foothold/shared/auth';
import { type BootArea, findBestMatch, type PageSkeleton } from '@foothold/shared/boot';
import { useLocation } from '@foothold/shared/router';
import { Page, PageHeader, Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { ownerOf } from '../boot';
import { standsStill } from '../still';
import { Frame } from './Frame';

/** Before the first page is there: the frame it will stand in, its title, and after a moment the shape of the rest. */
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
  const { title, ...rest } = outlineOf(area, pathname);
  const shape = (
    <Page aria-busy="true" $alone={own}>
      {title ? <PageHeader title={title} /> : name}
      <Skeleton {...rest} />
    </Page>
  );
  return own ? shape : <Frame identity={identity}>{shape}</Frame>;
}

function outlineOf({ outlines }: BootArea, pathname: string): PageSkeleton {
  const pattern = findBestMatch(Object.keys(outlines), pathname);
  return outlines[pattern ?? ''] ?? { of: 'card', count: 4 };
}

// Where what is coming is not known yet, a screen reader finds a heading all the same.
const name = <VisuallyHidden as="h1">Foothold</VisuallyHidden>;
