import { useIdentity } from '@foothold/shared/auth';
import { type BootArea, findBestMatch, type PageSkeleton } from '@foothold/shared/boot';
import { useLocation } from '@foothold/shared/router';
import { Page, PageHeader, Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { isPrerendered } from '../prerender';
import { findOwningArea } from '../visitorAreas';
import { AppLayout } from './AppLayout';

/** Before the first page is there: the frame it will stand in, its title, and after a moment the shape of the rest. */
export function Splash() {
  const identity = useIdentity();
  const { pathname } = useLocation();
  const area = findOwningArea(pathname);
  if (isPrerendered()) return null;
  if (!identity || !area || area.access === 'anyone') {
    return (
      // The document shows the mark where there is nothing to see yet.
      <Page aria-busy="true" data-blank>
        {hiddenHeading}
        <VisuallyHidden role="status">Loading</VisuallyHidden>
      </Page>
    );
  }
  const isOwnFrame = area.frame === 'own';
  const { title, ...rest } = findSkeleton(area, pathname);
  const skeleton = (
    <Page aria-busy="true" $withoutSidebar={isOwnFrame}>
      {title ? <PageHeader title={title} /> : hiddenHeading}
      <Skeleton {...rest} />
    </Page>
  );
  return isOwnFrame ? skeleton : <AppLayout identity={identity}>{skeleton}</AppLayout>;
}

function findSkeleton({ outlines }: BootArea, pathname: string): PageSkeleton {
  const pattern = findBestMatch(Object.keys(outlines), pathname);
  return outlines[pattern ?? ''] ?? { of: 'card', count: 4 };
}

// Where what is coming is not known yet, a screen reader finds a heading all the same.
const hiddenHeading = <VisuallyHidden as="h1">Foothold</VisuallyHidden>;
