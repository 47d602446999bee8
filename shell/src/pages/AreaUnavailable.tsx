import { Button, Page, SecondaryText, Stack, Title } from '@foothold/shared/ui';
import { HomeLink } from './HomeLink';

interface AreaUnavailableProps {
  /** Given when an operator has switched the area off. */
  reason?: string;
  /** Whether the page is shown inside the dashboard's layout. */
  hasLayout: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Replaces the pages of an area that could not be loaded; the rest of the site keeps working. */
export function AreaUnavailable({ reason, hasLayout, busy, onRetry }: AreaUnavailableProps) {
  return (
    <Page $withoutSidebar={!hasLayout}>
      {!hasLayout && <HomeLink />}
      <Stack role="alert">
        <Title>
          {reason === undefined ? 'This part of Foothold did not load' : 'This part of Foothold is switched off'}
        </Title>
        <SecondaryText>{reason ?? explainFailure()}</SecondaryText>
        <div>
          <Button $tone="plain" busy={busy} busyLabel="Trying again..." onClick={onRetry}>
            Retry
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

const explainFailure = () =>
  navigator.onLine === false
    ? 'You seem to be offline. Check your connection, then try this part again.'
    : 'Try this part again in a moment.';
