import type { ApplicationStatus, CompanyApplication } from '@foothold/shared/contract';
import { getRowId } from '@foothold/shared/lists';
import { Link } from '@foothold/shared/router';
import { formatDaysAgo, MenuButton, Meta, Row, surfaceStyle, t } from '@foothold/shared/ui';
import { CalendarClock, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { answerLabels, getApplicantName, hasDeletedAccount, listPossibleMoves } from '../../applications/application';
import { KeyedRating } from '../../applications/Rating';
import { useRating } from '../../applications/useRating';
import type { Decision } from '../../decisions/loadDecisions';
import { WaitingBadge } from '../../decisions/WaitingBadge';
import { paths } from '../../routes/paths';
import { SelectBox } from './SelectBox';

interface BoardCardProps {
  application: CompanyApplication;
  search: string;
  /** The decision in which it waits. */
  waiting: Decision | undefined;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  /** Called with the application while it is dragged, then with null. */
  onDrag: (application: CompanyApplication | null) => void;
  onMove: (status: ApplicationStatus) => void;
}

const icons: Partial<Record<ApplicationStatus, LucideIcon>> = {
  Interview: CalendarClock,
  Accepted: CircleCheck,
  Rejected: CircleX,
};

/** An applicant in a few lines. By keyboard a card is one stop, where figures rate it, and its menu another. */
export function BoardCard({ application, search, waiting, isSelected, onToggle, onDrag, onMove }: BoardCardProps) {
  const { id, job, created_at, acceptance_answer } = application;
  const name = getApplicantName(application) ?? 'Unknown Applicant';
  const moves = waiting ? [] : listPossibleMoves(application);
  const rating = useRating(application);
  const isRatable = !hasDeletedAccount(application);
  const handleKey = (event: KeyboardEvent) => {
    if (isRatable) rating.rateByKey(event);
    if (event.key !== ' ' || event.altKey || event.ctrlKey || event.metaKey) return;
    // Else the page scrolls.
    event.preventDefault();
    onToggle(event.shiftKey);
  };
  const startDrag = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    // Firefox drags nothing that carries no data.
    event.dataTransfer.setData('text/plain', name);
    onDrag(application);
  };

  return (
    <Box
      id={getRowId(id)}
      tabIndex={-1}
      draggable={moves.length > 0}
      onDragStart={startDrag}
      onDragEnd={() => onDrag(null)}
    >
      <Head>
        <Applicant>
          <Link to={paths.application(id, search)} data-card="" draggable={false} onKeyDown={handleKey}>
            {name}
          </Link>
        </Applicant>
        <SelectBox
          label={`Select ${name}`}
          isLabelHidden
          isSelected={isSelected}
          isTabStop={false}
          onToggle={onToggle}
        />
      </Head>
      <Job>{job.job_title || 'Unknown Job Title'}</Job>
      {waiting && <WaitingBadge decision={waiting} isNarrow />}
      <Meta>
        Applied {formatDaysAgo(created_at)}
        {acceptance_answer && ` · ${answerLabels[acceptance_answer]}`}
      </Meta>
      {isRatable && <KeyedRating application={application} state={rating} isTabStop={false} />}
      {moves.length > 0 && (
        <Row>
          <MenuButton
            label="Move to…"
            subject={name}
            actions={moves.map((status) => ({
              label: status,
              danger: status === 'Rejected',
              onSelect: () => onMove(status),
              ...(icons[status] && { icon: icons[status] }),
            }))}
          />
        </Row>
      )}
    </Box>
  );
}

const Box = styled.article`
  ${surfaceStyle}
  display: grid;
  gap: 0.125rem;
  min-width: 0;
  padding: 0.5rem 0.625rem;
  font-size: ${t.size.small};
  overflow-wrap: anywhere;
  &[draggable='true'] { cursor: grab; }
  &:hover { border-color: ${t.color.lineStrong}; }
  button { min-height: 32px; margin-left: -0.375rem; padding: 0 0.375rem; font-size: ${t.size.small}; white-space: nowrap; }
`;
const Head = styled.div`display: flex; gap: 0.25rem; align-items: start; justify-content: space-between; > :first-child { min-width: 0; }`;
const Applicant = styled.h3`
  font-size: ${t.size.text};
  font-weight: 700;
  line-height: 1.3;
  a { color: ${t.color.ink}; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;
const Job = styled.p`color: ${t.color.ink2}; line-height: 1.35;`;
