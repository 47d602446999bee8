import { SectionStack } from '@foothold/shared/area';
import type { Application } from '@foothold/shared/contract';
import { Columns, Meta, Section } from '@foothold/shared/ui';
import type { UnreadCounts } from '../../messages/loadUnreadCounts';
import { ApplicationCard } from './ApplicationCard';

/** The applications of a tab. Accepted ones, which are in the same tab as those that wait, have a heading of their own. */
export function ApplicationGroups({ applications, unread }: CardsProps) {
  const isAccepted = ({ status }: Application) => status === 'Accepted';
  const accepted = applications.filter(isAccepted);
  const others = applications.filter((application) => !isAccepted(application));
  if (accepted.length === 0) return <Cards applications={others} unread={unread} />;

  return (
    <SectionStack>
      <Group title="Accepted" applications={accepted} unread={unread} />
      {others.length > 0 && <Group title="Waiting for the company" applications={others} unread={unread} />}
    </SectionStack>
  );
}

const Group = ({ title, applications, unread }: CardsProps & { title: string }) => (
  <Section title={title} aside={<Meta>{formatCount(applications.length)}</Meta>}>
    <Cards applications={applications} unread={unread} heading="h3" />
  </Section>
);

const formatCount = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

interface CardsProps {
  applications: readonly Application[];
  /** Unread messages by application. */
  unread: UnreadCounts;
  heading?: 'h3';
}

const Cards = ({ applications, unread, ...props }: CardsProps) => (
  <Columns $cards>
    {applications.map((application) => (
      <ApplicationCard key={application.id} application={application} unread={unread[application.id] ?? 0} {...props} />
    ))}
  </Columns>
);
