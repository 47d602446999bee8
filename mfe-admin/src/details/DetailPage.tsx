import { AreaPage, type PageOutline } from '@foothold/shared/area';
import { EmptyState, Skeleton, Stack, TextLink } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../routes/paths';
import { HistoryBackLink } from './HistoryBackLink';

interface DetailPageProps {
  outline: PageOutline;
  title: ReactNode;
  subtitle?: string;
  /** The audit log's search for entries about this record. */
  auditQuery: string;
  children: ReactNode;
}

/** The page of one user, organisation or job. */
export const DetailPage = ({ outline, title, subtitle, auditQuery, children }: DetailPageProps) => (
  <AreaPage
    outline={outline}
    title={title}
    subtitle={subtitle}
    actions={<AuditLink to={paths.auditSearch(auditQuery)}>In the audit log</AuditLink>}
  >
    <Stack $gap={6}>{children}</Stack>
  </AreaPage>
);

interface DetailOutlineOptions {
  /** 'User' or 'Organisation': the heading while there is no name. */
  kind: string;
  /** Where Back leads when this page is the first entry of the browser's history. */
  listPath: string;
  /** Why there may be no such record. */
  notFound: string;
}

export const buildDetailOutline = ({ kind, listPath, notFound }: DetailOutlineOptions): PageOutline => ({
  back: <HistoryBackLink fallback={listPath} />,
  title: kind,
  hasSidebar: false,
  skeleton: <Skeleton of="detail" />,
  failure: (cause) => `The ${kind.toLowerCase()} did not load. ${cause}`,
  notFound: <EmptyState title={`${kind} not found`}>{notFound}</EmptyState>,
});

/** At the edge of the page where it has a line of its own, unlike a button. */
const AuditLink = styled(TextLink)`&& { padding-inline: 0; }`;
