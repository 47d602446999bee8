import type { Account } from '@foothold/shared/contract';
import { Card, media, Notice, Section, Stack, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What goes with the application, from the student's profile. */
export function ProfileSummary({ account }: { account: Account }) {
  const { email, student } = account;
  const missing = missingIn(account);
  const study = [student?.degree, student?.course_of_study].filter(Boolean).join(' ');
  const facts = [
    ['Name', student?.full_name],
    ['Email', email],
    ['University', student?.university],
    ['Course of study', study],
    ['Status', student?.status],
  ] as const;

  return (
    <Section title="Your profile">
      <Stack $gap={4}>
        <Card as="div">
          <Facts>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value || 'Not provided'}</dd>
              </div>
            ))}
          </Facts>
        </Card>
        {missing.length > 0 && (
          <Notice tone="bad">
            {incomplete} {`Add your ${missing.join(', ')} before you apply.`}
          </Notice>
        )}
      </Stack>
    </Section>
  );
}

export const incomplete = 'Required student information is missing.';

/** What a company must be able to read about an applicant, and this profile lacks. */
export function missingIn({ student }: Account): string[] {
  const needed = [
    ['name', student?.full_name],
    ['university', student?.university],
    ['course of study', student?.course_of_study],
  ] as const;
  return needed.filter(([, value]) => !value?.trim()).map(([name]) => name);
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.875rem 1.5rem;
  dt { color: ${t.color.ink3}; font-size: ${t.size.small}; }
  dd { font-weight: 600; overflow-wrap: anywhere; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
