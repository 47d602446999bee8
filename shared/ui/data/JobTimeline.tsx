import styled, { css } from 'styled-components';
import { t } from '../theme/tokens';

type Stage = 'open' | 'urgent' | 'past';

interface JobTimelineProps {
  /** The elapsed fraction of the time between posting and deadline, 0 to 1. */
  progress: number;
  /** `urgent` when the deadline is today or tomorrow. */
  stage?: Stage;
  /** 'Posted 6 days ago' */
  start: string;
  /** '1 day left' */
  end: string;
}

/** The time from a job's posting to its deadline: a solid line up to today's marker, then a dotted one. */
export function JobTimeline({ progress, stage = 'open', start, end }: JobTimelineProps) {
  const percent = Math.min(Math.max(progress, 0), 1) * 100;
  return (
    <div>
      <Track $stage={stage} aria-hidden="true">
        <ElapsedLine style={{ width: `${percent}%` }} />
        <Marker style={{ left: `${percent * 0.98}%` }} />
      </Track>
      <Labels>
        <span>{start}</span>
        <EndLabel $stage={stage}>{end}</EndLabel>
      </Labels>
    </div>
  );
}

const ElapsedLine = styled.span`position: absolute; left: 0; top: 5px; height: 2px; background: ${t.color.ink2};`;
const Marker = styled.span`
  position: absolute;
  top: 0;
  width: 15px;
  height: 12px;
  margin-left: -6px;
  border-radius: ${t.radius.blob};
  outline: 2px solid ${t.color.surface};
  background: ${t.color.ink2};
`;

const stages = {
  open: '',
  urgent: css`${Marker} { background: ${t.color.accent}; }`,
  past: css`
    ${ElapsedLine}, ${Marker} { background: ${t.color.lineStrong}; }
    ${Marker} { outline-color: ${t.color.background}; }
  `,
} satisfies Record<Stage, unknown>;

const Track = styled.div<{ $stage: Stage }>`
  position: relative;
  height: 12px;
  &::before {
    content: '';
    position: absolute;
    inset: 5px 0 auto;
    height: 2px;
    background: repeating-linear-gradient(90deg, ${t.color.lineStrong} 0 2px, transparent 2px 7px);
  }
  ${({ $stage }) => stages[$stage]}
`;
const Labels = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  margin-top: 0.25rem;
  color: ${t.color.ink3};
  font-size: ${t.size.small};
`;
const EndLabel = styled.span<{ $stage: Stage }>`
  ${({ $stage }) => $stage === 'urgent' && css`color: ${t.color.accentText}; font-weight: 650;`}
`;
