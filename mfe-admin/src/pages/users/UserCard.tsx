import { BreakableText, LinkButton, Name, StatusBadge, VisuallyHidden } from '@foothold/shared/ui';
import { SummaryCard } from '../../cards/SummaryCard';
import { paths } from '../../routes/paths';
import type { User } from './user';

/** A user's name, email and studies, with a link to their page. */
export const UserCard = ({ user: { id, email, student, suspended_at } }: { user: User }) => (
  <SummaryCard
    title={<Name>{student.full_name}</Name>}
    badge={suspended_at && <StatusBadge status="Suspended" />}
    details={[
      ['Email', <BreakableText key="email">{email}</BreakableText>],
      ['Sex', student.sex],
      ['University', student.university],
      ['Course of Study', student.course_of_study],
    ]}
  >
    <LinkButton to={paths.user(id)} $size="small">
      View user<VisuallyHidden>{` ${student.full_name}`}</VisuallyHidden>
    </LinkButton>
  </SummaryCard>
);
