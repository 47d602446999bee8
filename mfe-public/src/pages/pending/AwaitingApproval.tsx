import { PageHeader, SecondaryText, Stack, TextLink, Timeline } from '@foothold/shared/ui';
import { Support, SupportLink } from '../../components/Support';

const steps = [
  { label: 'Company registered', state: 'done' },
  { label: 'Approval', detail: 'A person on our team checks your CAC number and contact details.', state: 'now' },
  { label: 'First job', detail: 'This page opens your dashboard by itself once you are approved.', state: 'ahead' },
] as const;

export function AwaitingApproval() {
  return (
    <Stack>
      <PageHeader
        title="Your account is almost ready!"
        subtitle="Your account is awaiting approval. Please check back in a few minutes to access your dashboard."
      />
      <Timeline label="What happens next" steps={steps} />
      <SecondaryText>
        <TextLink to="?correct=1">Something to correct?</TextLink>
      </SecondaryText>
      <Support>
        <SecondaryText>
          Questions? <SupportLink />
        </SecondaryText>
      </Support>
    </Stack>
  );
}
