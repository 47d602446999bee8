import type { Application } from '@foothold/shared/contract';
import { LinkButton, Notice } from '@foothold/shared/ui';
import { AcceptedApplicationNotice, NoticeSpacing } from '../../applications/AcceptedApplicationNotice';
import { paths } from '../../routes/paths';
import { getTabUrl } from './tabs';

/** Congratulates on all accepted applications; shown on every tab but the one that lists them. */
export function AcceptedApplicationsNotice({ applications }: { applications: readonly Application[] }) {
  const accepted = applications.filter(({ status }) => status === 'Accepted');
  const [first, ...others] = accepted;
  if (!first) return null;
  if (others.length === 0)
    return <AcceptedApplicationNotice application={first} action={renderDetailsLink(paths.application(first.id))} />;
  return (
    <NoticeSpacing>
      <Notice tone="good" action={renderDetailsLink(getTabUrl('Applied'))}>
        {`Congratulations! ${accepted.length} of your applications were accepted.`}
      </Notice>
    </NoticeSpacing>
  );
}

const renderDetailsLink = (to: string) => (
  <LinkButton to={to} $tone="soft" $size="small">
    View Details
  </LinkButton>
);
