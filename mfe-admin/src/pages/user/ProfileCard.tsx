import { Name } from '@foothold/shared/ui';
import { InformationCard } from '../../details/InformationCard';
import { dayOf } from '../../details/words';
import { Provided } from '../../Provided';
import type { User } from './user';

/** Who the student says they are, and how they can be reached. */
export function ProfileCard({ user: { student, email, created_at } }: { user: User }) {
  return (
    <InformationCard
      title="Profile"
      facts={[
        { label: 'Name', value: <Name>{student.full_name}</Name> },
        { label: 'Email', value: email },
        { label: 'Phone', value: <Provided value={student.phone} /> },
        { label: 'Sex', value: <Provided value={student.sex} /> },
        { label: 'University', value: <Provided value={student.university} /> },
        { label: 'Course of Study', value: <Provided value={student.course_of_study} /> },
        { label: 'Degree', value: <Provided value={student.degree} /> },
        { label: 'Status', value: <Provided value={student.status} /> },
        { label: 'Date created', value: dayOf(created_at) },
      ]}
    />
  );
}
