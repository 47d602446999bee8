import { ApiError } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { useRouteError } from '@foothold/shared/router';
import { EmptyState, Name, Page, PageHeader, Skeleton, Stack, TextLink } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { HistoryBackLink } from './HistoryBackLink';

interface DetailLayoutProps {
  /** Where Back leads whoever opened this address itself. */
  listPath: string;
  children: ReactNode;
}

interface DetailPageProps extends DetailLayoutProps {
  name: string;
  subtitle?: string;
  /** By which words the audit log knows them. */
  auditQuery: string;
}

/** All that is known of somebody. */
export const DetailPage = ({ listPath, name, subtitle, auditQuery, children }: DetailPageProps) => (
  <DetailLayout listPath={listPath}>
    <PageHeader
      title={<Name>{name}</Name>}
      subtitle={subtitle}
      actions={<TextLink to={paths.auditSearch(auditQuery)}>In the audit log</TextLink>}
    />
    <Stack $gap={6}>{children}</Stack>
  </DetailLayout>
);

interface DetailKind {
  listPath: string;
  /** 'User': stands where a name will be. */
  kind: string;
}

export const DetailSkeleton = ({ listPath, kind }: DetailKind) => (
  <DetailLayout listPath={listPath}>
    <PageHeader title={kind} />
    <Skeleton of="detail" />
  </DetailLayout>
);

/** Says that there is nobody here, in the words of `children`; or that they did not load, with a way to try again. */
export function DetailFailure({ listPath, kind, children }: DetailKind & { children: ReactNode }) {
  const error = useRouteError();
  const isMissing = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  return (
    <DetailLayout listPath={listPath}>
      <PageHeader title={kind} />
      {isMissing ? (
        <EmptyState title={`${kind} not found`}>{children}</EmptyState>
      ) : (
        <LoadFailure message={(cause) => `The ${kind.toLowerCase()} did not load. ${cause}`} />
      )}
    </DetailLayout>
  );
}

const DetailLayout = ({ listPath, children }: DetailLayoutProps) => (
  <Page $withoutSidebar>
    <HistoryBackLink fallback={listPath} />
    {children}
  </Page>
);
