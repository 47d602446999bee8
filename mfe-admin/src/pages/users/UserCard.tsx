import type { Output } from '@foothold/shared/contract';
import type { listStudents } from '@foothold/shared/contract/admin';
import { LinkButton, Name, StatusBadge, VisuallyHidden } from '@foothold/shared/ui';
import { EmailAddress } from '../../EmailAddress';
import { paths } from '../../paths';
import { SummaryCard } from '../../SummaryCard';

type User = Output<typeof listStudents>['students'][number];

/** Who a user is, and the way to all that is known of them. */
export const UserCard = ({ user: { id, email, student, suspended_at } }: { user: User }) => (
  <SummaryCard
    title={<Name>{student.full_name}</Name>}
    badge={suspended_at && <StatusBadge status="Suspended" />}
    details={[
      ['Email', <EmailAddress key="email" address={email} />],
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
