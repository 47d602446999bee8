import type { StudentDetails } from '@foothold/shared/contract/admin';
import { formatDaysAgo, Meta, TextButton, t } from '@foothold/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { MutedText } from '../../cards/values';

const collapsedCount = 3;

/** The user's sessions, last seen first. A long list is collapsed. */
export function Sessions({ sessions }: Pick<StudentDetails, 'sessions'>) {
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  if (sessions.length === 0) return <MutedText>Nowhere</MutedText>;

  return (
    <>
      <List id={listId}>
        {sessions
          .slice(0, isExpanded ? undefined : collapsedCount)
          .map(({ device, created_at, last_seen_at }, index) => (
            <li key={`${created_at} ${index}`}>
              {device ?? 'Unknown device'}
              <Meta as="span">last seen {formatDaysAgo(last_seen_at)}</Meta>
            </li>
          ))}
      </List>
      {sessions.length > collapsedCount && (
        <TextButton aria-expanded={isExpanded} aria-controls={listId} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? `Show the last ${collapsedCount} only` : `Show all ${sessions.length}`}
        </TextButton>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${t.space[2]};
  > li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${t.space[2]}; }
`;
