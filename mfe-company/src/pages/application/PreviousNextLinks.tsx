import type { Output, viewAdjacentApplications } from '@foothold/shared/contract';
import { Link } from '@foothold/shared/router';
import { Icon, t, VisuallyHidden } from '@foothold/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { type ApplicationFilters, toSearchString } from '../../applications/applicationFilters';
import { paths } from '../../routes/paths';

type Neighbors = Output<typeof viewAdjacentApplications>;

/** Links to the previous and next applicant in the list from which this application was opened. */
export function PreviousNextLinks({
  neighbors: { previous, next },
  filters,
}: {
  neighbors: Neighbors;
  filters: ApplicationFilters;
}) {
  if (!previous && !next) return null;
  const search = toSearchString(filters);
  return (
    <Nav aria-label="Applicants">
      {previous && (
        <ApplicantLink to={paths.application(previous.id, search)} rel="prev">
          <Icon icon={ChevronLeft} />
          Previous
          <VisuallyHidden>{` applicant, ${previous.student_name}`}</VisuallyHidden>
        </ApplicantLink>
      )}
      {next && (
        <ApplicantLink to={paths.application(next.id, search)} rel="next">
          Next
          <VisuallyHidden>{` applicant, ${next.student_name}`}</VisuallyHidden>
          <Icon icon={ChevronRight} />
        </ApplicantLink>
      )}
    </Nav>
  );
}

const Nav = styled.nav`display: flex; gap: 0.25rem 1rem;`;
const ApplicantLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 44px;
  margin: -0.75rem 0 0.5rem;
  color: ${t.color.ink2};
  font-weight: 600;
  text-decoration: none;
  &:hover { color: ${t.color.ink}; }
`;
