import { useRevalidateWhile } from '@foothold/shared/area';
import { rejectionReasonLabels } from '@foothold/shared/contract';
import { ActionFailure, Button, media, surfaceStyle, TextButton, TextLink, t } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { paths } from '../routes/paths';
import { Countdown, useSecondsLeft } from './Countdown';
import type { Decision } from './loadDecisions';
import { countApplicants, describeDecision, failureTexts, kindTexts } from './texts';
import { useCancel } from './useCancel';

/** The decisions about several applications: those that can be undone, and of those that took effect whom they left out. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const shown = decisions.filter(
    ({ id, state, failures }) => state === 'waiting' || (failures.length > 0 && !hidden.includes(id)),
  );
  return (
    <Region aria-label="Decisions" hidden={shown.length === 0}>
      {shown.map((decision) =>
        decision.state === 'waiting' ? (
          <WaitingDecision key={decision.id} decision={decision} />
        ) : (
          <DoneDecision key={decision.id} decision={decision} onHide={() => setHidden([...hidden, decision.id])} />
        ),
      )}
    </Region>
  );
}

function WaitingDecision({ decision }: { decision: Decision }) {
  const { id, kind, reason, endsAt, application_ids } = decision;
  const { start, busy, failure } = useCancel(id);
  const isDue = useSecondsLeft(endsAt) === 0;
  // It takes effect within seconds; the page then shows what became of it.
  useRevalidateWhile(isDue);
  const about = describeDecision(kind, application_ids.length);
  return (
    <Box>
      <Line>
        <p>
          <b>{about}</b>
          {reason && ` (${rejectionReasonLabels[reason]})`}
          {isDue ? ' is on its way' : ' in '}
          {!isDue && <Countdown endsAt={endsAt} />}
        </p>
        <Button $tone="soft" $size="small" onClick={() => start()} busy={busy} aria-label={`Undo: ${about}`}>
          Undo
        </Button>
      </Line>
      <ActionFailure>{failure}</ActionFailure>
      <LeftOut decision={decision} />
    </Box>
  );
}

function DoneDecision({ decision, onHide }: { decision: Decision; onHide: () => void }) {
  const { kind, done } = decision;
  return (
    <Box>
      <Line>
        <p role="status">
          <b>{`${countApplicants(done)} ${kindTexts[kind].done}.`}</b>
        </p>
        <TextButton onClick={onHide}>Hide</TextButton>
      </Line>
      <LeftOut decision={decision} isOpen={done === 0} />
    </Box>
  );
}

/** Whom a decision leaves out, by name, with why. */
function LeftOut({ decision: { failures }, isOpen = false }: { decision: Decision; isOpen?: boolean }) {
  if (failures.length === 0) return null;
  return (
    <Names open={isOpen}>
      <summary>{`${countApplicants(failures.length)} left as before`}</summary>
      <ul>
        {failures.map(({ application_id, student_name, job_title, failure }) => (
          <li key={application_id}>
            <TextLink to={paths.application(application_id)}>{student_name}</TextLink>
            {`, ${job_title}: ${failureTexts[failure]}`}
          </li>
        ))}
      </ul>
    </Names>
  );
}

const Region = styled.section`display: grid; gap: 0.5rem; margin-bottom: 1rem; &:not([hidden]) + div { margin-top: 0; } &[hidden] { display: none; } ${media.print} { display: none; }`;
const Box = styled.div`${surfaceStyle} padding: 0.375rem 0.5rem 0.375rem 1rem; font-size: ${t.size.text}; overflow-wrap: anywhere;`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  min-height: 44px;
  [role='timer'] { font-variant-numeric: tabular-nums; }
`;
const Names = styled.details`
  summary { width: fit-content; min-height: 44px; padding-block: 0.625rem; color: ${t.color.ink2}; font-weight: 600; cursor: pointer; }
  li { padding-block: 0.25rem; }
  a { display: inline-block; padding-block: 0.5rem; }
`;
