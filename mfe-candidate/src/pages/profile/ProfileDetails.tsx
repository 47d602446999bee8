import type { Student } from '@foothold/shared/contract';
import { Card } from '@foothold/shared/ui';
import { DetailList } from '../../student/DetailList';

export const ProfileDetails = ({ email, student }: { email: string; student: Student }) => (
  <Card as="div">
    <DetailList
      details={[
        ['Full name', student.full_name],
        ['Email', email],
        ['Mobile number', student.phone],
        ['Sex', student.sex],
        ['University', student.university],
        ['Course of study', student.course_of_study],
        ['Degree', student.degree],
        ['Status', student.status],
      ]}
    />
  </Card>
);
