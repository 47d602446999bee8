import { type Column, OutLink, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';
import { PagedTable } from '../../details/PagedTable';
import { timeThere } from '../../details/words';
import { Provided } from '../../Provided';
import { Applicant } from './Applicant';
import type { Details } from './details';

export const InterviewTable = ({ organization }: { organization: Details }) => (
  <PagedTable
    title="Interviews"
    name="interviews"
    columns={columns}
    rows={organization.interviews}
    total={organization.totals.interviews}
  />
);

const columns: readonly Column<Details['interviews'][number]>[] = [
  { head: 'Name', cell: Applicant, phone: 'title' },
  { head: 'Phone', cell: ({ student_phone }) => <Provided value={student_phone} />, digits: true },
  { head: 'Email', cell: ({ student_email }) => <Provided value={student_email} /> },
  { head: 'Date', cell: timeThere, digits: true },
  {
    head: 'Meeting',
    cell: ({ meet_link, student_name }) =>
      meet_link && (
        <Join href={meet_link} target="_blank" rel="noopener noreferrer">
          Join Meeting<VisuallyHidden> with {student_name ?? 'Unknown Applicant'}</VisuallyHidden>
        </Join>
      ),
    // Below the rest: beside it there would be no room for an email address.
    phone: 'line',
  },
];

const Join = styled(OutLink)`display: inline-flex; align-items: center; min-height: 44px; white-space: nowrap;`;
