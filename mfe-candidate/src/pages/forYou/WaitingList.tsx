import type { WaitingItem } from '@foothold/shared/contract';
import { Link } from '@foothold/shared/router';
import { type Glyph, Icon, Meta, surfaceStyle, t } from '@foothold/shared/ui';
import { ArrowRight, CalendarClock, CircleCheck, MessagesSquare, PencilLine } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../routes/paths';

/** What waits for the student; each row leads to where it is done. */
export const WaitingList = ({ items }: { items: readonly WaitingItem[] }) => (
  <Rows>
    {items.map((item) => {
      const { icon, text, to } = describe(item);
      return (
        <li key={to}>
          <RowLink to={to}>
            <Icon icon={icon} />
            <span>
              <b>{text}</b>
              {item.job_title && <Meta as="span">{item.job_title}</Meta>}
            </span>
            <Icon icon={ArrowRight} />
          </RowLink>
        </li>
      );
    })}
  </Rows>
);

function describe({ kind, count, application_id, job_id, org_id }: WaitingItem): {
  icon: Glyph;
  text: string;
  to: string;
} {
  switch (kind) {
    case 'interview':
      return {
        icon: CalendarClock,
        text: 'Choose a date for your interview',
        to: paths.application(Number(application_id)),
      };
    case 'acceptance':
      return {
        icon: CircleCheck,
        text: 'You are accepted: confirm or decline',
        to: paths.welcome(Number(application_id)),
      };
    case 'messages':
      return { icon: MessagesSquare, text: formatMessages(count), to: paths.messages };
    case 'draft':
      return { icon: PencilLine, text: 'Finish your application', to: paths.apply(Number(job_id), Number(org_id)) };
  }
}

const formatMessages = (count: number) =>
  count === 1 ? 'New messages in a conversation' : `New messages in ${count} conversations`;

const Rows = styled.ul`
  ${surfaceStyle}
  margin: 0;
  padding: 0;
  list-style: none;
  li + li { border-top: 1px solid ${t.color.line}; }
`;
const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${t.space[3]};
  min-height: 3.25rem;
  padding: ${t.space[3]} ${t.space[4]};
  color: ${t.color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;
  > span { display: grid; flex: 1; min-width: 0; }
  &:hover b { text-decoration: underline; }
`;
