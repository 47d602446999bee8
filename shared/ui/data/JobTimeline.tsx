import styled, { css } from 'styled-components';
import { t } from '../theme/tokens';

type Stage = 'open' | 'urgent' | 'past';

interface JobTimelineProps {
  /** The elapsed part of the time between posting and deadline: 0 to 1, or a percentage. */
  progress: number | `${string}%`;
  /** `urgent` when the deadline is today or tomorrow. */
  stage?: Stage;
  /** 'Posted 6 days ago' */
  start: string;
  /** '1 day left' */
  end: string;
}

/** The time from a job's posting to its deadline: a solid line up to today's marker, then a dotted one. */
export function JobTimeline({ progress, stage = 'open', start, end }: JobTimelineProps) {
  const elapsed = typeof progress === 'number' ? `${Math.min(Math.max(progress, 0), 1) * 100}%` : progress;
  return (
    <div>
      <Track $stage={stage}>
        {/* Attributes, not styles: a prerendered page may not have any inline. */}
        <svg height="12" aria-hidden="true">
          <ElapsedLine y="5" width={elapsed} height="2" />
          <svg x={elapsed} overflow="visible" aria-hidden="true">
            <Marker d="M0 6.2A8.7 6.2 0 0 1 8.7 0 6.3 6.7 0 0 1 15 6.7 7 5.3 0 0 1 8 12 8 5.8 0 0 1 0 6.2Z" />
          </svg>
        </svg>
      </Track>
      <Labels>
        <span>{start}</span>
        <EndLabel $stage={stage}>{end}</EndLabel>
      </Labels>
    </div>
  );
}

const ElapsedLine = styled.rect`fill: ${t.color.ink2};`;
const Marker = styled.path`fill: ${t.color.ink2}; stroke: ${t.color.surface}; stroke-width: 4; paint-order: stroke;`;

const stages = {
  open: '',
  urgent: css`${Marker} { fill: ${t.color.accent}; }`,
  past: css`
    ${ElapsedLine}, ${Marker} { fill: ${t.color.lineStrong}; }
    ${Marker} { stroke: ${t.color.background}; }
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
  /* Narrower by the marker, which ends at the right edge. */
  > svg { position: relative; display: block; width: calc(100% - 15px); overflow: visible; }
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
