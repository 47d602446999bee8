import type { Student, StudentDetails } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { Card, RetryStrip, Section, Stack, TextButton } from '@foothold/shared/ui';
import { useState } from 'react';
import { CompletenessLine } from './CompletenessLine';
import { findCompleteness } from './completeness';
import { JsonResumeRow } from './jsonResume/JsonResumeRow';
import { PartForm } from './PartForm';
import { PartRow } from './PartRow';
import { PreviewDialog } from './PreviewDialog';
import { type DetailPart, detailParts } from './parts';

interface DetailsSectionProps {
  email: string;
  student: Student;
  /** Null when they did not load. */
  details: StudentDetails | null;
  /** The part whose form is open. */
  editedPart: DetailPart | null;
  places: readonly string[] | null;
}

/** What companies see of the student with an application beside the letter and the documents, and how complete it is. */
export function DetailsSection({ details, ...rest }: DetailsSectionProps) {
  const { revalidate, state } = useRevalidator();
  const [isPreviewed, setPreviewed] = useState(false);
  if (!details)
    return (
      <Section title="For companies">
        <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
          Your skills and plans did not load.
        </RetryStrip>
      </Section>
    );
  return (
    <Section
      title="For companies"
      aside={<TextButton onClick={() => setPreviewed(true)}>As a company sees it</TextButton>}
    >
      <DetailsCard details={details} {...rest} />
      <PreviewDialog details={details} isOpen={isPreviewed} onClose={() => setPreviewed(false)} />
    </Section>
  );
}

const DetailsCard = ({
  email,
  student,
  details,
  editedPart,
  places,
}: DetailsSectionProps & { details: StudentDetails }) => (
  <Stack $gap={4}>
    <CompletenessLine completeness={findCompleteness(student, details)} />
    <Card as="div">
      {detailParts.map((part) => (
        <PartRow
          key={part}
          part={part}
          details={details}
          form={part === editedPart && <PartForm part={part} details={details} places={places} />}
        />
      ))}
    </Card>
    <JsonResumeRow email={email} student={student} details={details} />
  </Stack>
);
