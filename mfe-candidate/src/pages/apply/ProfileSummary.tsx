import type { Account } from '@foothold/shared/contract';
import { useLocation } from '@foothold/shared/router';
import { Card, LinkButton, Notice, Section, Stack } from '@foothold/shared/ui';
import { type Ref, useId } from 'react';
import { paths } from '../../routes/paths';
import { DetailList } from '../../student/DetailList';

interface ProfileSummaryProps {
  account: Account;
  /** The link that leads to what is missing. */
  ref: Ref<HTMLAnchorElement>;
}

/** The part of the profile that is sent with the application, and what is missing in it. */
export function ProfileSummary({ account, ref }: ProfileSummaryProps) {
  const { pathname } = useLocation();
  const messageId = useId();
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
              <LinkButton
                ref={ref}
                to={paths.editProfile}
                state={{ back: pathname }}
                aria-describedby={messageId}
                $tone="soft"
                $size="small"
              >
                Complete profile
              </LinkButton>
            }
          >
            <span id={messageId}>
              {incompleteProfileMessage} {`Add your ${listFormat.format(missing)} before you apply.`}
            </span>
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
