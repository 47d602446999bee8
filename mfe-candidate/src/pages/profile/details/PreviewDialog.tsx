import { type StudentDetails as Details, toVisibleDetails } from '@foothold/shared/contract';
import { StudentDetails } from '@foothold/shared/students';
import { Button, Dialog, SecondaryText, Stack } from '@foothold/shared/ui';

interface PreviewDialogProps {
  details: Details;
  isOpen: boolean;
  onClose: () => void;
}

/** What a company sees beside name, studies and contact. */
export function PreviewDialog({ details, isOpen, onClose }: PreviewDialogProps) {
  const visible = toVisibleDetails(details);
  return (
    <Dialog
      title="As a company sees it"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button $tone="soft" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack $gap={4}>
        <SecondaryText>
          Beside your name, studies and contact, with each application. Before you apply, companies see nothing.
        </SecondaryText>
        {visible ? <StudentDetails details={visible} /> : <p>There is nothing to see yet.</p>}
      </Stack>
    </Dialog>
  );
}
