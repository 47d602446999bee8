import { useIdentity } from '@foothold/shared/auth';
import { type BootArea, findBestMatch, type PageSkeleton } from '@foothold/shared/boot';
import { useLocation } from '@foothold/shared/router';
import { BrandBar, Logo, Page, PageHeader, Skeleton, VisuallyHidden } from '@foothold/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
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
  const { title, back, ...content } = findSkeleton(area, pathname);
  const hasOwnLayout = area.frame === 'own';
  return (
    <>
      {hasOwnLayout && (
        <BrandBar>
          <Logo />
        </BrandBar>
      )}
      <Page aria-busy="true" $withoutSidebar={hasOwnLayout}>
        {back && <BackLinkSpace />}
        {title ? <PageHeader title={title} /> : hiddenHeading}
        <Skeleton {...content} />
      </Page>
    </>
  );
}

type Outline = Omit<PageSkeleton, 'of'> & Pick<ComponentProps<typeof Skeleton>, 'of'>;

/** A page without a skeleton of its own gets a line in place of its heading, and no shape that may be another page's. */
function findSkeleton({ outlines }: BootArea, pathname: string): Outline {
  const pattern = findBestMatch(Object.keys(outlines), pathname);
  return outlines[pattern ?? ''] ?? { of: 'heading' };
}

// A heading for screen readers while the page's title is not known yet.
const hiddenHeading = <VisuallyHidden as="h1">Foothold</VisuallyHidden>;

// As high as `BackLink`.
const BackLinkSpace = styled.div`height: 44px; margin: -0.75rem 0 0.5rem;`;
