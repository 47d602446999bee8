import { EmptyState, LinkButton } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';
import type { Tab } from './tabs';

const hintByTab: Record<Tab, string> = {
  Applied: 'Start exploring job opportunities to build your application history.',
  Viewed: 'An application moves here when the company opens it.',
  Interview: 'When a company invites you, the date and the link are here.',
  Rejected: 'Applications that a company turns down are kept here.',
  Withdrawn: 'Applications that you take back are kept here.',
};

export function NoApplications({ tab }: { tab: Tab }) {
  const jobs = (
    <LinkButton to={paths.jobs} $size="small">
      Jobs
    </LinkButton>
  );
  return (
    <EmptyState title={`No ${tab} applications`} action={tab === 'Applied' && jobs}>
      {hintByTab[tab]}
    </EmptyState>
  );
}
