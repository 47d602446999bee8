import type { Application } from '@foothold/shared/contract';
import { LinkButton, Notice, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { addressOf } from './tabs';

/** Who has accepted the student, above whatever else there is to look at. */
export function GoodNews({ applications }: { applications: readonly Application[] }) {
  const accepted = applications.filter(({ status }) => status === 'Accepted');
  const [first, ...others] = accepted;
  if (!first) return null;
  if (others.length === 0) return <Accepted application={first} action={lead(paths.application(first.id))} />;
  return (
    <Place>
      <Notice tone="good" action={lead(addressOf('Applied'))}>
        {`Congratulations! ${accepted.length} of your applications were accepted.`}
      </Notice>
    </Place>
  );
}

/** One application that was accepted. */
export function Accepted({ application, action }: { application: Application; action?: ReactNode }) {
  const { organization, job } = application;
  return (
    <Place>
      <Notice tone="good" action={action}>
        {`Congratulations! ${organization.company_name || 'The company'} accepted your application for ${job.job_title || 'this position'}.`}
      </Notice>
    </Place>
  );
}

const lead = (to: string) => (
  <LinkButton to={to} $tone="soft" $size="small">
    View Details
  </LinkButton>
);

const Place = styled.div`margin-bottom: ${t.space[5]};`;
