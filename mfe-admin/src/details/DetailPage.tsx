import { ApiError } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { useRouteError } from '@foothold/shared/router';
import { EmptyState, Name, Page, PageHeader, Skeleton, Stack, TextLink } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../routes/paths';
import { HistoryBackLink } from './HistoryBackLink';

interface DetailLayoutProps {
  /** Where Back leads when this page is the first entry of the browser's history. */
  listPath: string;
  children: ReactNode;
}

interface DetailPageProps extends DetailLayoutProps {
  name: string;
  subtitle?: string;
  /** The audit log's search for entries about this record. */
  auditQuery: string;
}

/** The page of one user or organisation. */
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
  /** 'User' or 'Organisation': the title while there is no name. */
  kind: string;
}

export const DetailSkeleton = ({ listPath, kind }: DetailKind) => (
  <DetailLayout listPath={listPath}>
    <PageHeader title={kind} />
    <Skeleton of="detail" />
  </DetailLayout>
);

/** Says that the record does not exist, explained by `children`, or that it did not load, with a button to try again. */
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
