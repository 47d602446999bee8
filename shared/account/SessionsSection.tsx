import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type AccountSession, endOtherSessions, listSessions } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import {
  ActionFailure,
  Button,
  Card,
  RetryStrip,
  Row,
  Section,
  Stack,
  TextButton,
  t,
  toast,
} from '@foothold/shared/ui';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { SessionRow } from './SessionRow';

/** The account's sessions, and a button that ends all others; null when the list failed to load. */
export function SessionsSection({ sessions }: { sessions: readonly AccountSession[] | null }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Section title="Logged in on">
      {sessions ? (
        <SessionList sessions={sessions} />
      ) : (
        <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
          Your sessions did not load.
        </RetryStrip>
      )}
    </Section>
  );
}

const collapsedCount = 5;

function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const shown = isExpanded ? sessions : sessions.slice(0, collapsedCount);
  const otherCount = sessions.filter(({ current }) => !current).length;

  return (
    <Card as="div">
      <Stack $gap={4}>
        <List id={listId} ref={list} tabIndex={-1} aria-label="Sessions">
          {shown.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
          ))}
        </List>
        {sessions.length > collapsedCount && (
          <ShowAllButton aria-expanded={isExpanded} aria-controls={listId} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? `Show the last ${collapsedCount} only` : `Show all ${sessions.length}`}
          </ShowAllButton>
        )}
        {otherCount > 0 && <EndOtherSessionsButton count={otherCount} />}
      </Stack>
    </Card>
  );
}

function EndOtherSessionsButton({ count }: { count: number }) {
  const refresh = useRefresh();
  const { start, busy, failure } = useAction(async () => {
    try {
      const { message } = await call(endOtherSessions);
      toast.success(message);
      await refresh();
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  return (
    <Row>
      <Button $tone="soft" $size="small" onClick={start} busy={busy} busyLabel="Ending...">
        {count === 1 ? 'End the other session' : `End ${count} other sessions`}
      </Button>
      <ActionFailure>{failure}</ActionFailure>
    </Row>
  );
}

/** For a page's loader. Null when the request fails: the rest of the page does not depend on it. */
export const loadSessions = (signal: AbortSignal): Promise<readonly AccountSession[] | null> =>
  call(listSessions, {}, signal).then(
    ({ sessions }) => sessions,
    () => null,
  );

const List = styled.ul`
  outline-offset: ${t.space[2]};
  li + li { border-top: 1px solid ${t.color.line}; }
`;
const ShowAllButton = styled(TextButton)`justify-self: start;`;
