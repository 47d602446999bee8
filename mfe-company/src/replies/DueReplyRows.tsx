import type { DueReply } from '@foothold/shared/contract';
import { formatDayAndMonth } from '@foothold/shared/format';
import { Link } from '@foothold/shared/router';
import { Badge, type BadgeTone, Meta, Name, surfaceStyle, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../routes/paths';

/** Applications that wait for a reply; a whole row is the link to one. */
export const DueReplyRows = ({ replies }: { replies: readonly DueReply[] }) => (
  <Rows>
    {replies.map(({ application_id, student_name, job_title, reply_due_on, stage }) => (
      <li key={application_id}>
        <RowLink to={paths.application(application_id)}>
          <span>
            <Name as="span">{student_name}</Name>
            <Meta as="span">{job_title}</Meta>
          </span>
          <Badge tone={stageTones[stage]}>
            <time dateTime={reply_due_on}>{formatDue(stage, reply_due_on)}</time>
          </Badge>
        </RowLink>
      </li>
    ))}
  </Rows>
);

const stageTones: Record<DueReply['stage'], BadgeTone> = {
  half: 'neutral',
  soon: 'warn',
  today: 'warn',
  overdue: 'bad',
};

function formatDue(stage: DueReply['stage'], due: string): string {
  if (stage === 'today') return 'Due today';
  return `${stage === 'overdue' ? 'Was due on' : 'Due by'} ${formatDayAndMonth(due)}`;
}

const Rows = styled.ul`
  ${surfaceStyle}
  padding: 0;
  list-style: none;
  > li + li { border-top: 1px solid ${t.color.line}; }
`;
const RowLink = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[2]} ${t.space[4]};
  justify-content: space-between;
  align-items: center;
  padding: 0.75rem 1rem;
  color: ${t.color.ink};
  text-decoration: none;
  > :first-child { flex: 1 1 12rem; display: grid; min-width: 0; overflow-wrap: anywhere; }
  &:hover > :first-child > :first-child { text-decoration: underline; }
`;
