import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../buttons/Button';
import { type Glyph, Icon } from '../drawings/Icon';
import { media, t } from '../theme/tokens';

type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

const tones = {
  info: css`background: ${t.color.infoTint}; color: ${t.color.info};`,
  good: css`background: ${t.color.goodTint}; color: ${t.color.good};`,
  warn: css`background: ${t.color.warnTint}; color: ${t.color.warn};`,
  bad: css`background: ${t.color.badTint}; color: ${t.color.bad};`,
} satisfies Record<NoticeTone, unknown>;

const icons: Record<NoticeTone, Glyph> = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  /** A button or link, at the right. */
  action?: ReactNode;
}

/** A permanent message within a page. */
export function Notice({ tone = 'info', children, action }: NoticeProps) {
  return (
    <Container $tone={tone}>
      <Icon icon={icons[tone]} />
      <div>{children}</div>
      {action}
    </Container>
  );
}

interface RetryStripProps extends Pick<NoticeProps, 'tone' | 'children'> {
  onRetry: () => void;
  busy?: boolean;
}

/** The message of a failed load, with a button to try again. */
export function RetryStrip({ tone = 'bad', children, onRetry, busy }: RetryStripProps) {
  return (
    <div role="alert">
      <Notice
        tone={tone}
        action={
          <Button $tone="soft" $size="small" onClick={onRetry} busy={busy ?? false} busyLabel="Trying...">
            Try again
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}

const Container = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: ${t.radius.surface};
  font-weight: 550;
  ${({ $tone }) => tones[$tone]}
  ${media.forcedColors} { border: 1px solid; }
  > div { flex: 1 1 12rem; }
  button { color: ${t.color.ink}; }
`;
