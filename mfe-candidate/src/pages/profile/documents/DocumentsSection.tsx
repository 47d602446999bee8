import { useRevalidateWhile } from '@foothold/shared/area';
import type { DocumentKind, StudentDocument } from '@foothold/shared/contract';
import { maxDocumentsPerKind } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { Card, CardTitle, RetryStrip, SecondaryText, Section, Stack, t } from '@foothold/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { DocumentRow } from './DocumentRow';
import { UploadField } from './UploadField';

/** The documents saved for applications; `documents` is null when the list did not load. */
export function DocumentsSection({ documents }: { documents: readonly StudentDocument[] | null }) {
  const { revalidate, state } = useRevalidator();
  useRevalidateWhile(documents?.some(({ scan_status }) => scan_status === 'pending') ?? false);
  const filterByKind = (kind: DocumentKind) => documents?.filter((document) => document.kind === kind) ?? [];

  return (
    <Section title="Documents">
      <Stack $gap={4}>
        <SecondaryText>Apply with them in one tap. A company sees a document only once you send it.</SecondaryText>
        {documents ? (
          <>
            <DocumentGroup title="Resume" kind="resume" emptyLabel="Add a resume" documents={filterByKind('resume')} />
            <DocumentGroup
              title="Internship letter"
              kind="internship_letter"
              emptyLabel="Add an internship letter"
              documents={filterByKind('internship_letter')}
            />
          </>
        ) : (
          <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
            Your documents did not load.
          </RetryStrip>
        )}
      </Stack>
    </Section>
  );
}

interface DocumentGroupProps {
  title: string;
  kind: DocumentKind;
  /** Label of the upload field while the group is empty. */
  emptyLabel: string;
  documents: readonly StudentDocument[];
}

function DocumentGroup({ title, kind, emptyLabel, documents }: DocumentGroupProps) {
  const headingId = useId();
  const isFull = documents.length >= maxDocumentsPerKind;

  return (
    <Card as="div">
      <Stack $gap={4}>
        <CardTitle id={headingId}>{title}</CardTitle>
        {documents.length > 0 && (
          <List aria-labelledby={headingId}>
            {documents.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </List>
        )}
        <UploadField
          label={documents.length > 0 ? `Add another ${title.toLowerCase()}` : emptyLabel}
          kind={kind}
          hint={
            isFull
              ? `You keep ${maxDocumentsPerKind}, the most there can be. A new one takes the oldest one’s place.`
              : undefined
          }
        />
      </Stack>
    </Card>
  );
}

const List = styled.ul`
  border-block: 1px solid ${t.color.line};
  li + li { border-top: 1px solid ${t.color.line}; }
`;
