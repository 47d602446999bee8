import type { Account } from '@foothold/shared/contract';
import { useLocation } from '@foothold/shared/router';
import { Card, LinkButton, Notice, Section, Stack } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';
import { DetailList } from '../../student/DetailList';

/** The part of the profile that is sent with the application, and what is missing in it. */
export function ProfileSummary({ account }: { account: Account }) {
  const { pathname } = useLocation();
  const { email, student } = account;
  const missing = listMissingFields(account);
  const study = [student?.degree, student?.course_of_study].filter(Boolean).join(' ');
  const details = [
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
          <DetailList details={details} />
        </Card>
        {missing.length > 0 && (
          <Notice
            tone="bad"
            action={
              <LinkButton to={paths.editProfile} state={{ back: pathname }} $tone="soft" $size="small">
                Complete profile
              </LinkButton>
            }
          >
            {incompleteProfileMessage} {`Add your ${listFormat.format(missing)} before you apply.`}
          </Notice>
        )}
      </Stack>
    </Section>
  );
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const incompleteProfileMessage = 'Required student information is missing.';

/** The fields that an application requires and this profile lacks. */
export function listMissingFields({ student }: Account): string[] {
  const requiredFields = [
    ['name', student?.full_name],
    ['university', student?.university],
    ['course of study', student?.course_of_study],
  ] as const;
  return requiredFields.filter(([, value]) => !value?.trim()).map(([name]) => name);
}
