import type { ReleaseChange } from '@foothold/shared/contract/admin';
import { t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { formatDateTime } from '../../format';
import { actorLabel, auditLabel } from './labels';

/** The changes to an app's live release, newest first, collapsed by default. */
export function ReleaseHistory({ changes }: { changes: readonly ReleaseChange[] }) {
  return (
    <details>
      <Summary>History</Summary>
      <List>
        {changes.map(({ at, action, by, reason, to }) => (
          <li key={`${at} ${action} ${to}`}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <span>
              {auditLabel(action)}
              {to !== null && ` ${to}`} by {actorLabel(by)}
              {reason !== null && `: ${reason}`}
            </span>
          </li>
        ))}
      </List>
    </details>
  );
}

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${t.color.ink2};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;
const List = styled.ol`
  display: grid;
  gap: ${t.space[2]};
  padding: 0;
  list-style: none;
  font-size: ${t.size.text};
  > li { display: flex; flex-wrap: wrap; gap: 0 ${t.space[4]}; }
  span { flex: 1 1 20rem; overflow-wrap: anywhere; }
  time { min-width: 11rem; color: ${t.color.ink3}; font-variant-numeric: tabular-nums; }
`;
