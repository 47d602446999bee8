import type { Application } from '@foothold/shared/contract';
import { LinkButton, Notice, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { getTabUrl } from './tabs';

/** Who has accepted the student, above whatever else there is to look at. */
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

/** One application that was accepted. */
export function AcceptedApplicationNotice({ application, action }: { application: Application; action?: ReactNode }) {
  const { organization, job } = application;
  return (
    <NoticeSpacing>
      <Notice tone="good" action={action}>
        {`Congratulations! ${organization.company_name || 'The company'} accepted your application for ${job.job_title || 'this position'}.`}
      </Notice>
    </NoticeSpacing>
  );
}

const renderDetailsLink = (to: string) => (
  <LinkButton to={to} $tone="soft" $size="small">
    View Details
  </LinkButton>
);

const NoticeSpacing = styled.div`margin-bottom: ${t.space[5]};`;
