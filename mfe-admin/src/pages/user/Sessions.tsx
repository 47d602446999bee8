import { daysAgo, Meta, TextButton, t } from '@foothold/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Quietly } from '../../Provided';
import type { User } from './user';

const few = 3;

/** Where somebody is logged in, last seen first; of many the first few until all are asked for. */
export function Sessions({ sessions }: Pick<User, 'sessions'>) {
  const [all, setAll] = useState(false);
  const listId = useId();
  if (sessions.length === 0) return <Quietly>Nowhere</Quietly>;

  return (
    <>
      <List id={listId}>
        {sessions.slice(0, all ? undefined : few).map(({ device, created_at, last_seen_at }, index) => (
          <li key={`${created_at} ${index}`}>
            {device ?? 'Unknown device'}
            <Meta as="span">last seen {daysAgo(last_seen_at)}</Meta>
          </li>
        ))}
      </List>
      {sessions.length > few && (
        <TextButton aria-expanded={all} aria-controls={listId} onClick={() => setAll(!all)}>
          {all ? `Show the last ${few} only` : `Show all ${sessions.length}`}
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
