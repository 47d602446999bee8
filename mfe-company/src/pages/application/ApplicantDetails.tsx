import { EmailAddress } from '@foothold/shared/account';
import type { Application } from '@foothold/shared/contract';
import { BreakableText, ExternalLink, VisuallyHidden } from '@foothold/shared/ui';
import { DetailList } from '../../details/DetailList';

/** The applicant's education and contact details. */
export function ApplicantDetails({ application: { student, user } }: { application: Application }) {
  const { university, course_of_study, degree, status, phone } = student;
  const course = [course_of_study, degree, status].filter(Boolean).join(', ');

  const details = [
    { label: 'University', value: university || 'Unknown University' },
    ...(course ? [{ label: 'Course', value: course }] : []),
    ...(user.email
      ? [
          {
            label: 'Email',
            value: (
              <EmailAddress
                address={
                  <ExternalLink href={`mailto:${user.email}`}>
                    <BreakableText>{user.email}</BreakableText>
                  </ExternalLink>
                }
                isConfirmed={user.email_confirmed}
              />
            ),
          },
        ]
      : []),
    ...(phone ? [{ label: 'Phone', value: <ExternalLink href={`tel:${phone}`}>{phone}</ExternalLink> }] : []),
  ];

  return (
    <section>
      <VisuallyHidden as="h2">Profile</VisuallyHidden>
      <DetailList details={details} />
    </section>
  );
}
