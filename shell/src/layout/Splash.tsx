import { useIdentity } from '@foothold/shared/auth';
import { type BootArea, findBestMatch, type PageSkeleton } from '@foothold/shared/boot';
import { useLocation } from '@foothold/shared/router';
import { Page, PageHeader, Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import { findOwningArea } from '../loading/visitorAreas';

/** Shown in place of the first page until that is loaded: its title, and after a moment a skeleton of its content. */
export function Splash() {
  const identity = useIdentity();
  const { pathname } = useLocation();
  const area = findOwningArea(pathname);
  if (!identity || !area || area.access === 'anyone') {
    return (
      // data-blank: the document's own styles show the logo for an empty page.
      <Page aria-busy="true" data-blank>
        {hiddenHeading}
        <VisuallyHidden role="status">Loading</VisuallyHidden>
      </Page>
    );
  }
  const { title, ...rest } = findSkeleton(area, pathname);
  return (
    <Page aria-busy="true" $withoutSidebar={area.frame === 'own'}>
      {title ? <PageHeader title={title} /> : hiddenHeading}
      <Skeleton {...rest} />
    </Page>
  );
}

function findSkeleton({ outlines }: BootArea, pathname: string): PageSkeleton {
  const pattern = findBestMatch(Object.keys(outlines), pathname);
  return outlines[pattern ?? ''] ?? { of: 'card', count: 4 };
}

// A heading for screen readers while the page's title is not known yet.
const hiddenHeading = <VisuallyHidden as="h1">Foothold</VisuallyHidden>;
