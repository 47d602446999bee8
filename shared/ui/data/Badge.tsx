import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { type Glyph, Icon } from '../drawings/Icon';
import { media, t } from '../theme/tokens';

export type BadgeTone = 'info' | 'good' | 'warn' | 'bad' | 'neutral' | 'live';

const tones = {
  info: css`background: ${t.color.infoTint}; color: ${t.color.info};`,
  good: css`background: ${t.color.goodTint}; color: ${t.color.good};`,
  warn: css`background: ${t.color.warnTint}; color: ${t.color.warn};`,
  bad: css`background: ${t.color.badTint}; color: ${t.color.bad};`,
  neutral: css`background: ${t.color.sunken}; color: ${t.color.ink2};`,
  live: css`background: ${t.color.live}; color: ${t.color.onLive}; svg { color: ${t.color.liveMark}; }`,
} satisfies Record<BadgeTone, unknown>;

/** A small label with an icon. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: BadgeTone; icon?: Glyph; children: ReactNode }) {
  return (
    <Pill $tone={tone}>
      {icon && <Icon icon={icon} small />}
      {children}
    </Pill>
  );
}

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.1875rem 0.625rem 0.1875rem 0.5rem;
  border-radius: ${t.radius.pill};
  font-size: ${t.size.small};
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
  /* In large text it can be wider than a card. */
  ${media.phone} { flex: none; max-width: 100%; white-space: normal; }
  transition: background ${t.time.slow}, color ${t.time.slow};
  ${({ $tone }) => tones[$tone]}
  ${media.forcedColors} { outline: 1px solid; outline-offset: -1px; }
`;
