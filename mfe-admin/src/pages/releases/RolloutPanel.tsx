import type { Rollout } from '@foothold/shared/contract/admin';
import { Badge, Button, Meta, Row, Stack, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { appLabel } from '../../appLabel';
import { formatDateTime } from '../../format';
import { type Column, DataTable } from '../../tables/DataTable';
import { actorLabel, measureLabel, rolloutStateLabel } from './labels';
import type { ReleaseAction } from './releaseActions';

interface RolloutPanelProps {
  app: string;
  rollout: Rollout;
  onAction: (action: ReleaseAction) => void;
}

/** A rollout: its steps, what is next, and how the visitors of both releases fare. */
export function RolloutPanel({ app, rollout, onAction }: RolloutPanelProps) {
  const { release, stable, state, visitors, started_by, started_at } = rollout;
  const isOpen = state === 'running' || state === 'paused';
  return (
    <Panel aria-label={`Rollout of ${appLabel(app)} ${release}`}>
      <Row $gap={3}>
        <strong>{`Rollout of ${release}`}</strong>
        <Badge tone={stateTones[state]}>{rolloutStateLabel(state)}</Badge>
      </Row>
      <Steps rollout={rollout} />
      <p role="status">{describeNext(rollout)}</p>
      <DataTable
        label={`Visitors of the rollout of ${release}`}
        columns={toColumns(rollout)}
        rows={rollout.measures}
        rowKey={({ measure }) => measure}
      />
      {isOpen && (
        <Meta>
          {`Stopped once it has happened to so many more with it and to nobody with ${stable}: fewer may be chance.`}
        </Meta>
      )}
      <Meta>
        {`${formatCount(visitors.release)} ${visitors.release === 1 ? 'visitor' : 'visitors'} had it and ${formatCount(visitors.stable)} had ${stable} in the same time. Begun by ${actorLabel(started_by)}, ${formatDateTime(started_at)}.`}
      </Meta>
      {isOpen && (
        <Row $gap={3}>
          <Button
            $tone="soft"
            $size="small"
            onClick={() => onAction({ kind: state === 'paused' ? 'resume_rollout' : 'pause_rollout' })}
          >
            {state === 'paused' ? 'Resume' : 'Pause'}
          </Button>
        </Row>
      )}
    </Panel>
  );
}

const stateTones = { running: 'warn', paused: 'neutral', done: 'good', stopped: 'bad' } as const;

function Steps({ rollout: { steps, step, state } }: { rollout: Rollout }) {
  return (
    <StepList aria-label="Steps">
      {steps.map((percent, index) => (
        <li key={percent} aria-current={index === step && state !== 'done' ? 'step' : undefined}>
          {`${percent} %`}
        </li>
      ))}
    </StepList>
  );
}

function describeNext({ state, steps, step, waiting, reason, due_at }: Rollout): string {
  if (state === 'paused')
    return 'Paused: it takes no step until it is resumed, and is still taken back where it is worse.';
  if (state === 'done') return 'Everybody has it, and nothing was found to be worse.';
  if (state === 'stopped') return `${reason ?? 'Stopped'}.`;
  if (waiting !== null) return `The next step waits for: ${waiting}.`;
  const next = steps[step + 1];
  const at = formatDateTime(due_at);
  return next === undefined ? `Watched until ${at}.` : `Goes to ${next} % at ${at}, unless something is worse.`;
}

type Measure = Rollout['measures'][number];

const toColumns = ({ release, stable, visitors, ended_at }: Rollout): Column<Measure>[] => [
  { head: 'Visitors', cell: ({ measure }) => measureLabel(measure), phonePlacement: 'title' },
  { head: `With ${release}`, cell: (one) => formatPart(one.visitors.release, visitors.release), numeric: true },
  { head: `With ${stable}`, cell: (one) => formatPart(one.visitors.stable, visitors.stable), numeric: true },
  ...(ended_at === null ? [untilStoppedColumn] : []),
];

const untilStoppedColumn: Column<Measure> = {
  head: 'Stops after',
  cell: ({ until_stopped }) => (until_stopped === null ? 'over 100 more' : `${until_stopped} more`),
  numeric: true,
};

const formatCount = (count: number) => count.toLocaleString('en-GB');

/** In one piece: on a phone it stands at the end of a line. */
const formatPart = (part: number, all: number) =>
  all === 0 ? '–' : `${formatCount(part)}\u00a0(${((100 * part) / all).toFixed(1)}\u00a0%)`;

const Panel = styled(Stack).attrs({ as: 'section', $gap: 3 })`
  padding: ${t.space[4]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.surface};
  overflow-wrap: anywhere;
`;
const StepList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[2]};
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li { padding: 0 ${t.space[3]}; border: 1px solid ${t.color.line}; border-radius: ${t.radius.pill}; color: ${t.color.ink3}; }
  > [aria-current] { border-color: currentcolor; color: ${t.color.ink}; font-weight: 600; }
`;
