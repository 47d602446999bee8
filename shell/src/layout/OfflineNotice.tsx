import { useOnReconnect } from '@foothold/shared/api';
import { useRevalidator } from '@foothold/shared/router';
import { Button, media, Notice, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** Above a page that shows what the service worker has kept: how old it is. It loads by itself when the connection is back. */
export function OfflineNotice({ sentAt }: { sentAt: number }) {
  const { revalidate, state } = useRevalidator();
  useOnReconnect(true, revalidate);
  return (
    <Place role="status">
      <Notice
        tone="warn"
        action={
          <Button
            $tone="soft"
            $size="small"
            onClick={() => void revalidate()}
            busy={state === 'loading'}
            busyLabel="Trying..."
          >
            Try again
          </Button>
        }
      >
        {navigator.onLine ? 'Foothold could not be reached.' : 'You are offline.'} This is as of{' '}
        {formatTime(new Date(sentAt), new Date())}.
      </Notice>
    </Place>
  );
}

/** '14:05' today, '28 Nov, 14:05' before. */
const formatTime = (time: Date, now: Date) =>
  time.toLocaleString('en-GB', {
    ...(time.toDateString() !== now.toDateString() && { day: 'numeric', month: 'short' }),
    ...{ hour: '2-digit', minute: '2-digit' },
  });

const Place = styled.div`
  padding: ${t.space[4]} ${t.width.gutter} 0;
  ${media.print} { display: none; }
`;
