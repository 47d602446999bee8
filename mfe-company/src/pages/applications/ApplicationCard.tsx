import type { CompanyApplication } from '@foothold/shared/contract';
import { getRowId } from '@foothold/shared/lists';
import {
  Avatar,
  Card,
  excerpt,
  formatDaysAgoCapitalized,
  JobTitle,
  LinkButton,
  Meta,
  media,
  Name,
  Row,
  SecondaryText,
  StatusBadge,
  t,
  VisuallyHidden,
  visuallyHiddenStyle,
} from '@foothold/shared/ui';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { getApplicantName, hasDeletedAccount } from '../../applications/application';
import { Rating } from '../../applications/Rating';
import { paths } from '../../routes/paths';
import { SelectBox } from './SelectBox';
import type { Selection } from './useSelection';

interface ApplicationCardProps {
  application: CompanyApplication;
  /** Query string with the filters of this list, for the links to the previous and next application. */
  search: string;
  selection: Selection;
  /** The ids of the applications of the list. */
  shown: readonly number[];
}

export function ApplicationCard({ application, search, selection, shown }: ApplicationCardProps) {
  const { student, job, status, cover_letter, created_at } = application;
  const name = getApplicantName(application);
  const heading = useId();

  return (
    <Box id={getRowId(application.id)} tabIndex={-1} aria-labelledby={heading}>
      <Head>
        <Avatar name={name} />
        <div>
          <Applicant as="h2" id={heading}>
            {name ?? 'Unknown Applicant'}
          </Applicant>
          <SecondaryText>{student.university || 'Unknown University'}</SecondaryText>
        </div>
        <StatusBadge status={status} />
      </Head>
      <JobTitle as="h3" $size="row">
        {job.job_title || 'Unknown Job Title'}
      </JobTitle>
      <CoverLetter>{excerpt(cover_letter.trim(), 120) || 'No cover letter provided.'}</CoverLetter>
      <Row $between>
        <SelectBox
          label={<SelectLabel name={name} />}
          isSelected={selection.ids.has(application.id)}
          onToggle={(isRange) => selection.toggle(application.id, shown, isRange)}
        />
        {!hasDeletedAccount(application) && <Rating application={application} />}
      </Row>
      <Foot $between>
        <Meta>Applied {formatDaysAgoCapitalized(created_at)}</Meta>
        <LinkButton to={paths.application(application.id, search)} $size="small" iconEnd={ArrowRight}>
          View Application
        </LinkButton>
      </Foot>
    </Box>
  );
}

const SelectLabel = ({ name }: { name: string | null }) => (
  <SelectWord>
    Select<VisuallyHidden>{` ${name ?? 'Unknown Applicant'}`}</VisuallyHidden>
  </SelectWord>
);

const SelectWord = styled.span`${media.phone} { ${visuallyHiddenStyle} }`;
const Box = styled(
  Card,
)`display: grid; align-content: start; grid-template-rows: auto auto 1fr auto auto; gap: 0.5rem; scroll-margin-block: 5rem;`;
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.875rem;
  align-items: start;
  margin-bottom: 0.5rem;
  overflow-wrap: break-word;
  p { font-size: ${t.size.text}; }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.625rem 0.875rem;
    > :last-child { order: -1; grid-column: 1 / -1; justify-self: start; }
  }
`;
const Applicant = styled(Name)`font-size: 1.125rem; line-height: 1.3;`;
const CoverLetter = styled(SecondaryText)`font-size: ${t.size.text}; overflow-wrap: anywhere;`;
const Foot = styled(Row)`margin-top: 0.5rem;`;
