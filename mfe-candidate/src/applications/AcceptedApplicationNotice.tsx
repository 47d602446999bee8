import type { Application } from '@foothold/shared/contract';
import { Notice, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Congratulates on one accepted application. */
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

export const NoticeSpacing = styled.div`margin-bottom: ${t.space[5]};`;
