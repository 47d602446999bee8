import type { CompanyApplication } from '@foothold/shared/contract';
import { Avatar, formatDaysAgo, media, nameFontStyle, StatusBadge, Title, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { getApplicantName, hasDeletedAccount } from '../../applications/application';
import { Rating } from '../../applications/Rating';

/** The applicant's name with the job and the status of the application. */
export function ApplicantHeader({ application }: { application: CompanyApplication }) {
  const { job, status, created_at } = application;
  const name = getApplicantName(application);

  return (
    <Head>
      <Avatar name={name} size={76} $tone="ink" />
      <Applicant>{name ?? 'Unknown Applicant'}</Applicant>
      <Summary as="div">
        <StatusBadge status={status} />
        <span>{job.job_title || 'Unknown Job Title'}</span>
        <span>Applied {formatDaysAgo(created_at)}</span>
        {!hasDeletedAccount(application) && <Rating application={application} />}
      </Summary>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 1.25rem;
  align-items: center;
  margin-bottom: 2rem;
  > :first-child { grid-row: span 2; }
  ${media.phone} {
    gap: 0.25rem 0.875rem;
    margin-bottom: 1.25rem;
    > :first-child { grid-row: 1; width: 56px; height: 52px; font-size: 1.125rem; }
  }
`;
const Applicant = styled(Title)`
  ${nameFontStyle}
  line-height: 1.15;
  letter-spacing: -0.025em;
  overflow-wrap: anywhere;
  ${media.phone} { font-size: 1.5rem; }
`;
const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 0.875rem;
  align-items: center;
  color: ${t.color.ink2};
  overflow-wrap: anywhere;
  ${media.phone} { grid-column: 1 / -1; margin-top: 0.5rem; }
`;
