import type { DocumentKind, StudentDocument } from '@foothold/shared/contract';
import { mostDocuments } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { Card, CardTitle, Quiet, RetryStrip, Section, Stack, t } from '@foothold/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { DocumentRow } from './DocumentRow';
import { UploadField } from './UploadField';

/** What a student keeps to apply with; null where the list did not load. */
export function Documents({ documents }: { documents: readonly StudentDocument[] | null }) {
  const { revalidate, state } = useRevalidator();
  const of = (kind: DocumentKind) => documents?.filter((document) => document.kind === kind) ?? [];

  return (
    <Section title="Documents">
      <Stack $gap={4}>
        <Quiet>Apply with them in one tap. A company sees a document only once you send it.</Quiet>
        {documents ? (
          <>
            <Kept title="Résumé" kind="resume" first="Add a résumé" documents={of('resume')} />
            <Kept
              title="Internship letter"
              kind="internship_letter"
              first="Add an internship letter"
              documents={of('internship_letter')}
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

interface KeptProps {
  title: string;
  kind: DocumentKind;
  /** What the field is called as long as nothing is kept. */
  first: string;
  documents: readonly StudentDocument[];
}

function Kept({ title, kind, first, documents }: KeptProps) {
  const headingId = useId();
  const full = documents.length >= mostDocuments;

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
          label={documents.length > 0 ? `Add another ${title.toLowerCase()}` : first}
          kind={kind}
          hint={
            full
              ? `You keep ${mostDocuments}, the most there can be. A new one takes the oldest one’s place.`
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
