import { Button, Page, SecondaryText, Stack, Title } from '@foothold/shared/ui';

interface AreaUnavailableProps {
  /** Given where the area is switched off on purpose. */
  reason?: string;
  busy: boolean;
  onRetry: () => void;
}

/** Stands in for the pages of an area that cannot be loaded; everything around it keeps working. */
export function AreaUnavailable({ reason, busy, onRetry }: AreaUnavailableProps) {
  return (
    <Page>
      <Stack role="alert">
        <Title>
          {reason === undefined ? 'This part of Foothold did not load' : 'This part of Foothold is switched off'}
        </Title>
        <SecondaryText>{reason ?? 'The rest works. Check your connection, then try this part again.'}</SecondaryText>
        <div>
          <Button $tone="plain" busy={busy} busyLabel="Trying again..." onClick={onRetry}>
            Retry
          </Button>
        </div>
      </Stack>
    </Page>
  );
}
