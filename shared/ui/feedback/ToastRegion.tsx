import { CircleCheck, CircleX, X } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton';
import { Icon } from '../drawings/Icon';
import { media, t } from '../theme/tokens';
import { type ToastMessage, toast, useToast } from './toast';

const visibleMilliseconds = 3000;
const fadeMilliseconds = 500;

/**
 * Where toasts appear. Rendered once, by the shell: screen readers announce only messages in live regions that already
 * exist. The layouts set `--dock` to the height of the phone's bottom bar and `--rail-shown` to the sidebar's width.
 */
export function ToastRegion() {
  const { message } = useToast();
  const renderKind = (kind: ToastMessage['kind']) =>
    message?.kind === kind && <ActiveToast key={message.id} {...message} />;

  return (
    // react-aria hides the page behind a dialog from screen readers; this attribute exempts the region.
    <Region data-react-aria-top-layer="true">
      <div role="status">{renderKind('success')}</div>
      <div role="alert">{renderKind('error')}</div>
    </Region>
  );
}

function ActiveToast({ kind, text }: ToastMessage) {
  const [isPaused, setPaused] = useState(false);
  const [isFading, setFading] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    const fadeTimer = setTimeout(() => setFading(true), visibleMilliseconds);
    const clearTimer = setTimeout(toast.clear, visibleMilliseconds + fadeMilliseconds);
    return () => {
      clearTimeout(fadeTimer);
      clearTimeout(clearTimer);
      setFading(false);
    };
  }, [isPaused]);

  const pause = () => setPaused(true);
  const resume = () => setPaused(false);

  return (
    <ToastBox
      {...{ kind, text, isFading }}
      onClose={toast.clear}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    />
  );
}

interface ToastBoxProps extends Pick<ToastMessage, 'kind' | 'text'>, Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  isFading?: boolean;
  onClose: () => void;
}

/** One toast, without its timing. */
export function ToastBox({ kind, text, isFading = false, onClose, ...rest }: ToastBoxProps) {
  return (
    <Box {...rest} $kind={kind} $fading={isFading}>
      <Icon icon={kind === 'error' ? CircleX : CircleCheck} />
      <p>{text}</p>
      <IconButton icon={X} label="Close" onClick={onClose} small />
    </Box>
  );
}

const Region = styled.div`
  position: fixed;
  z-index: 60;
  left: calc(var(--rail-shown, 0px) + ${t.width.gutter});
  bottom: 1.5rem;
  width: min(26rem, calc(100vw - 2 * ${t.width.gutter}));
  pointer-events: none;
  ${media.print} { display: none; }
  ${media.phone} {
    bottom: calc(var(--dock, 0px) + 1rem + env(safe-area-inset-bottom));
    /* A dialog has its buttons at the bottom, so the toast moves to the top. */
    html:has([role='dialog'], [role='alertdialog']) & { inset-block: calc(1rem + env(safe-area-inset-top)) auto; }
  }
`;
const Box = styled.div<{ $kind: ToastMessage['kind']; $fading: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.375rem 0.375rem 0.375rem 1.125rem;
  background: ${({ $kind }) => ($kind === 'error' ? t.color.bad : t.color.ink)};
  color: ${t.color.background};
  border-radius: ${t.radius.surface};
  box-shadow: ${t.color.shadow};
  font-weight: 550;
  pointer-events: auto;
  opacity: ${({ $fading }) => ($fading ? 0 : 1)};
  transition: opacity ${({ $fading }) => ($fading ? '500ms' : '0s')} linear;
  p { flex: 1; min-width: 0; padding-block: 0.5rem; overflow-wrap: anywhere; }
  button { color: inherit; }
  button:hover { background: rgb(255 255 255 / 0.12); color: inherit; }
  :focus-visible { outline-color: ${t.color.background}; outline-offset: -3px; }
`;
