import { useRevalidateWhile } from '@foothold/shared/area';
import type { Application } from '@foothold/shared/contract';
import { ActionFailure, Button, CardTitle, Row, SecondaryText, Stack, surfaceStyle } from '@foothold/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { getApplicantFirstName } from '../../applications/application';
import { Countdown, useSecondsLeft } from '../../decisions/Countdown';
import type { Decision } from '../../decisions/loadDecisions';
import { kindTexts } from '../../decisions/texts';
import { useCancel } from '../../decisions/useCancel';

interface WaitingPanelProps {
  application: Application;
  decision: Decision;
}

/** In place of the decisions about an application that waits in one about several: when that takes effect, and how to undo it. */
export function WaitingPanel({ application, decision: { id, kind, endsAt, application_ids } }: WaitingPanelProps) {
  const heading = useId();
  const { start, busy, failure } = useCancel(id);
  useRevalidateWhile(useSecondsLeft(endsAt) === 0);
  const name = getApplicantFirstName(application);
  const others = application_ids.length - 1;
  return (
    <Panel aria-labelledby={heading}>
      <Stack $gap={3}>
        <CardTitle as="h2" id={heading}>
          {`${kindTexts[kind].noun} in `}
          <Countdown endsAt={endsAt} />
        </CardTitle>
        <SecondaryText>{`${describeOthers(name, others)} Nobody has been told.`}</SecondaryText>
        <Row>
          <Button $tone="soft" onClick={() => start(application.id)} busy={busy}>
            {others > 0 ? `Undo for ${name} alone` : 'Undo'}
          </Button>
          {others > 0 && (
            <Button $tone="soft" onClick={() => start()} busy={busy}>
              Undo for all
            </Button>
          )}
        </Row>
        <ActionFailure>{failure}</ActionFailure>
      </Stack>
    </Panel>
  );
}

function describeOthers(name: string, others: number): string {
  if (others === 0) return `This is about ${name} alone.`;
  return others === 1 ? `Together with 1 other applicant.` : `Together with ${others} other applicants.`;
}

const Panel = styled.section`
  ${surfaceStyle}
  padding: 1.375rem 1.25rem;
  [role='timer'] { font-variant-numeric: tabular-nums; }
`;
