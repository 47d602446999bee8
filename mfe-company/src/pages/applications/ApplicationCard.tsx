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
  useIsPhone,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { answerLabels, getApplicantName, hasDeletedAccount } from '../../applications/application';
import { Rating } from '../../applications/Rating';
import { type Decision, findWaiting } from '../../decisions/loadDecisions';
import { WaitingBadge } from '../../decisions/WaitingBadge';
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
  decisions: readonly Decision[];
}

/** An applicant and what the company can do. On a phone, what takes room is folded: each card fits on the screen. */
export function ApplicationCard({ application, search, selection, shown, decisions }: ApplicationCardProps) {
  const { id, student, job, status, created_at, acceptance_answer } = application;
  const name = getApplicantName(application);
  const heading = useId();
  const isPhone = useIsPhone();
  const waiting = findWaiting(decisions, id);
  const applied = (
    <Meta>
      Applied {formatDaysAgoCapitalized(created_at)}
      {acceptance_answer && ` · ${answerLabels[acceptance_answer]}`}
    </Meta>
  );
  const select = (
    <SelectBox
      label={<SelectLabel name={name} />}
      isSelected={selection.ids.has(id)}
      onToggle={(isRange) => selection.toggle(id, shown, isRange)}
    />
  );
  const view = (
    <LinkButton to={paths.application(id, search)} $size="small" iconEnd={ArrowRight}>
      View Application
    </LinkButton>
  );

  return (
    <Box id={getRowId(id)} tabIndex={-1} aria-labelledby={heading}>
      <Head>
        <Avatar name={name} />
        <div>
          <Applicant as="h2" id={heading}>
            {name ?? 'Unknown Applicant'}
          </Applicant>
          <SecondaryText>{student.university || 'Unknown University'}</SecondaryText>
        </div>
        <Standing $between>
          {waiting ? <WaitingBadge decision={waiting} /> : <StatusBadge status={status} />}
          {isPhone && applied}
        </Standing>
      </Head>
      <JobTitle as="h3" $size="row">
        {job.job_title || 'Unknown Job Title'}
      </JobTitle>
      {isPhone ? (
        <>
          <Actions $between>
            {view}
            {select}
          </Actions>
          <Fold>
            <summary>{hasDeletedAccount(application) ? 'Cover letter' : 'Cover letter and rating'}</summary>
            <CoverLetter application={application} />
            <OwnRating application={application} />
          </Fold>
        </>
      ) : (
        <>
          <CoverLetter application={application} />
          <Row $between>
            {select}
            <OwnRating application={application} />
          </Row>
          <Foot $between>
            {applied}
            {view}
          </Foot>
        </>
      )}
    </Box>
  );
}

const SelectLabel = ({ name }: { name: string | null }) => (
  <span>
    Select<VisuallyHidden>{` ${name ?? 'Unknown Applicant'}`}</VisuallyHidden>
  </span>
);

type PartProps = Pick<ApplicationCardProps, 'application'>;

const CoverLetter = ({ application }: PartProps) => (
  <Letter>{excerpt(application.cover_letter.trim(), 120) || 'No cover letter provided.'}</Letter>
);

const OwnRating = ({ application }: PartProps) =>
  hasDeletedAccount(application) ? null : <Rating application={application} />;

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
  > div > p { font-size: ${t.size.text}; }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.625rem 0.875rem;
    margin-bottom: 0;
  }
`;
const Standing = styled(Row)`${media.phone} { order: -1; grid-column: 1 / -1; }`;
// Side by side on the narrowest phones.
const Actions = styled(Row)`gap: 0.25rem; margin-top: 0.25rem;`;
const Fold = styled.details`
  summary { width: fit-content; min-height: 44px; padding-block: 0.625rem; color: ${t.color.ink2}; font-size: ${t.size.text}; font-weight: 600; cursor: pointer; }
`;
const Applicant = styled(Name)`font-size: 1.125rem; line-height: 1.3;`;
const Letter = styled(SecondaryText)`font-size: ${t.size.text}; overflow-wrap: anywhere;`;
const Foot = styled(Row)`margin-top: 0.5rem;`;
