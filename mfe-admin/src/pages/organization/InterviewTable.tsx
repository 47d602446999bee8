import type { OrganizationDetails } from '@foothold/shared/contract/admin';
import { ExternalLink, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';
import { ApplicantName, ProvidedEmail, ProvidedValue } from '../../cards/values';
import { PagedTable } from '../../details/PagedTable';
import { formatInterviewTime } from '../../format';
import type { Column } from '../../tables/DataTable';

export const InterviewTable = ({ organization }: { organization: OrganizationDetails }) => (
  <PagedTable
    title="Interviews"
    name="interviews"
    columns={columns}
    rows={organization.interviews}
    total={organization.totals.interviews}
  />
);

const columns: readonly Column<OrganizationDetails['interviews'][number]>[] = [
  { head: 'Name', cell: ApplicantName, phonePlacement: 'title' },
  { head: 'Phone', cell: ({ student_phone }) => <ProvidedValue value={student_phone} />, numeric: true },
  { head: 'Email', cell: ({ student_email }) => <ProvidedEmail value={student_email} /> },
  { head: 'Date', cell: formatInterviewTime, numeric: true },
  {
    head: 'Meeting',
    cell: ({ meet_link, student_name }) =>
      meet_link && (
        <MeetingLink href={meet_link} target="_blank" rel="noopener noreferrer">
          Join Meeting<VisuallyHidden> with {student_name ?? 'Unknown Applicant'}</VisuallyHidden>
        </MeetingLink>
      ),
    // On a line of its own: beside it there would be no room for the email address.
    phonePlacement: 'line',
  },
];

const MeetingLink = styled(
  ExternalLink,
)`display: inline-flex; align-items: center; min-height: 44px; white-space: nowrap;`;
