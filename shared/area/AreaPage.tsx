import { ApiError } from '@foothold/shared/api';
import { useRouteError } from '@foothold/shared/router';
import { Page, PageHeader, Stack, VisuallyHidden } from '@foothold/shared/ui';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

type Wrapper = ComponentType<{ children: ReactNode }>;

interface PageParts {
  /** Link above the heading. */
  back?: ReactNode;
  /** The heading. A page whose content brings its own has none here, and a `fallbackTitle`. */
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Buttons or a search box beside the heading. */
  actions?: ReactNode;
}

/** What a page shows in each of its states: loaded, loading, failed, not found. */
export interface PageOutline extends PageParts {
  /** Heading for screen readers while the content that brings the visible one is missing. */
  fallbackTitle?: string;
  /** False in an area that has no sidebar. */
  hasSidebar?: boolean;
  /** Wraps link, heading and content, for example to limit their width. */
  column?: Wrapper;
  /** Wraps the content below the heading. */
  body?: Wrapper;
  /** Content while code and data load. */
  skeleton?: ReactNode;
  /** Says that the page did not load; `cause` is the sentence for what stopped it. */
  failure: string | ((cause: string) => string);
  /** Replaces `failure` when the connection is missing. */
  offlineFailure?: string;
  /** Content when nothing exists at this address. */
  notFound?: ReactNode;
  /** The whole page when nothing exists at this address, for what brings a heading of its own. */
  notFoundPage?: ReactNode;
}

interface AreaPageProps extends PageParts {
  outline: PageOutline;
  children: ReactNode;
}

/** A page with its content. Parts that depend on loaded data are given here and override the outline's. */
export function AreaPage({ outline, children, ...overrides }: AreaPageProps) {
  const { back, title, subtitle, actions } = { ...outline, ...overrides };
  const { hasSidebar = true, column: Column = Fragment, body: Body = Fragment } = outline;
  return (
    <Page $withoutSidebar={!hasSidebar}>
      <Column>
        {back}
        {title && <PageHeader title={title} subtitle={subtitle} actions={actions} />}
        <Body>{children}</Body>
      </Column>
    </Page>
  );
}

/** For a page's `HydrateFallback`. */
export const AreaPageSkeleton = ({ outline }: Pick<AreaPageProps, 'outline'>) => (
  <AreaPage outline={outline}>
    <FallbackTitle outline={outline} />
    {outline.skeleton}
  </AreaPage>
);

/** For a page's `ErrorBoundary`: not found, or the failure with a way to try again. */
export function AreaPageFailure({ outline }: Pick<AreaPageProps, 'outline'>) {
  const isNotFound = isNotFoundError(useRouteError());
  if (isNotFound && outline.notFoundPage) return outline.notFoundPage;
  return (
    <AreaPage outline={outline}>
      <FallbackTitle outline={outline} />
      {isNotFound && outline.notFound ? (
        outline.notFound
      ) : (
        <LoadFailure message={outline.failure} offlineMessage={outline.offlineFailure} />
      )}
    </AreaPage>
  );
}

/** The `body` of a page that consists of sections. */
export const SectionStack: Wrapper = ({ children }) => <Stack $gap={7}>{children}</Stack>;

const FallbackTitle = ({ outline: { title, fallbackTitle } }: Pick<AreaPageProps, 'outline'>) =>
  !title && fallbackTitle && <VisuallyHidden as="h1">{fallbackTitle}</VisuallyHidden>;

/** An address that could not name anything is rejected as invalid, which means the same to its reader. */
const isNotFoundError = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
