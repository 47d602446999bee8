import { Button, Page, SecondaryText, Stack, Title } from '@foothold/shared/ui';

interface AreaUnavailableProps {
  /** Given when an operator has switched the area off. */
  reason?: string;
  busy: boolean;
  onRetry: () => void;
}

/** Replaces the pages of an area that could not be loaded; the rest of the site keeps working. */
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
