import type { Application } from '@foothold/shared/contract';
import { OutLink, VisuallyHidden } from '@foothold/shared/ui';
import { DetailList } from '../../Facts';

/** Who the applicant is, and how to reach them. */
export function ApplicantDetails({ application: { student, user } }: { application: Application }) {
  const { university, course_of_study, degree, status, phone } = student;
  const course = [course_of_study, degree, status].filter(Boolean).join(', ');

  const facts = [
    { label: 'University', value: university || 'Unknown University' },
    ...(course ? [{ label: 'Course', value: course }] : []),
    ...(user.email ? [{ label: 'Email', value: <OutLink href={`mailto:${user.email}`}>{user.email}</OutLink> }] : []),
    ...(phone ? [{ label: 'Phone', value: <OutLink href={`tel:${phone}`}>{phone}</OutLink> }] : []),
  ];

  return (
    <section>
      <VisuallyHidden as="h2">Profile</VisuallyHidden>
      <DetailList details={facts} />
    </section>
  );
}
