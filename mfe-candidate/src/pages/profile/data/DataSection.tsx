import { Button, Card, SecondaryText, Section, t } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteDialog } from './DeleteDialog';
import { DownloadButton } from './DownloadButton';

/** Export of the student's data, and deletion of the account. */
export function DataSection({ email }: { email: string }) {
  const [isDeleting, setDeleting] = useState(false);

  return (
    <Section title="Your data">
      <Card as="div">
        <ActionRow>
          <SecondaryText>Everything we keep about you, with your files, as one ZIP.</SecondaryText>
          <DownloadButton />
        </ActionRow>
        <ActionRow>
          <SecondaryText>Your account and what belongs to it go at once, for good.</SecondaryText>
          <Button $tone="danger" $size="small" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        </ActionRow>
      </Card>
      <DeleteDialog email={email} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Section>
  );
}

const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[3]} ${t.space[5]};
  > p { flex: 1 1 16rem; }
  & + & { margin-top: ${t.space[4]}; padding-top: ${t.space[4]}; border-top: 1px solid ${t.color.line}; }
`;
