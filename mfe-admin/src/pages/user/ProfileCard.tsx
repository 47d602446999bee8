import { EmailAddress } from '@foothold/shared/account';
import type { StudentDetails } from '@foothold/shared/contract/admin';
import { BreakableText, Name } from '@foothold/shared/ui';
import { InformationCard } from '../../cards/InformationCard';
import { ProvidedValue } from '../../cards/values';
import { formatDay } from '../../format';

/** The student's profile and contact. */
export function ProfileCard({ user: { student, email, email_confirmed, created_at } }: { user: StudentDetails }) {
  return (
    <InformationCard
      title="Profile"
      details={[
        { label: 'Name', value: <Name>{student.full_name}</Name> },
        {
          label: 'Email',
          value: <EmailAddress address={<BreakableText>{email}</BreakableText>} isConfirmed={email_confirmed} />,
        },
        { label: 'Phone', value: <ProvidedValue value={student.phone} /> },
        { label: 'Sex', value: <ProvidedValue value={student.sex} /> },
        { label: 'University', value: <ProvidedValue value={student.university} /> },
        { label: 'Course of Study', value: <ProvidedValue value={student.course_of_study} /> },
        { label: 'Degree', value: <ProvidedValue value={student.degree} /> },
        { label: 'Status', value: <ProvidedValue value={student.status} /> },
        { label: 'Date created', value: formatDay(created_at) },
      ]}
    />
  );
}
