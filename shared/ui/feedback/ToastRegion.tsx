import { CircleCheck, CircleX, X } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton';
import { Icon } from '../Icon';
import { media, t } from '../tokens';
import { type Message, toast, useToast } from './toast';

const stay = 3000;
const fade = 500;

/**
 * Where toasts appear. Rendered once, by the shell: both live regions are there before the first message, or it would
 * not be read. The shell sets `--dock` to the height of the phone's bottom bar
 * and `--rail-shown` to the width of the sidebar.
 */
export function ToastRegion() {
  const { message } = useToast();
  const of = (kind: Message['kind']) => message?.kind === kind && <Shown key={message.id} {...message} />;

  return (
    // react-aria hides the rest of the page behind a dialog; the mark keeps this region readable.
    <Place data-react-aria-top-layer="true">
      <div role="status">{of('success')}</div>
      <div role="alert">{of('error')}</div>
    </Place>
  );
}

function Shown({ kind, text }: Message) {
  const [held, setHeld] = useState(false);
  const [fading, setFading] = useState(false);

  useEffect(() => {
    // What went wrong is read in one's own time; the next message takes its place.
    if (held || kind === 'error') return;
    const leave = setTimeout(() => setFading(true), stay);
    const gone = setTimeout(toast.clear, stay + fade);
    return () => {
      clearTimeout(leave);
      clearTimeout(gone);
      setFading(false);
    };
  }, [held, kind]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  return (
    <ToastBox
      {...{ kind, text, fading }}
      onClose={toast.clear}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    />
  );
}

interface ToastBoxProps extends Pick<Message, 'kind' | 'text'>, Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  fading?: boolean;
  onClose: () => void;
}

/** One toast as it looks. */
export function ToastBox({ kind, text, fading = false, onClose, ...rest }: ToastBoxProps) {
  return (
    <Box {...rest} $kind={kind} $fading={fading}>
      <Icon of={kind === 'error' ? CircleX : CircleCheck} />
      <p>{text}</p>
      <IconButton icon={X} label="Close" onClick={onClose} small />
    </Box>
  );
}

const Place = styled.div`
  position: fixed;
  z-index: 60;
  left: calc(var(--rail-shown, 0px) + ${t.width.gutter});
  bottom: 1.5rem;
  width: min(26rem, calc(100vw - 2 * ${t.width.gutter}));
  pointer-events: none;
  ${media.phone} {
    bottom: calc(var(--dock, 0px) + 1rem + env(safe-area-inset-bottom));
    /* There a dialog has its buttons at the bottom. */
    html:has([role='dialog'], [role='alertdialog']) & { inset-block: calc(1rem + env(safe-area-inset-top)) auto; }
  }
`;
const Box = styled.div<{ $kind: Message['kind']; $fading: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.375rem 0.375rem 0.375rem 1.125rem;
  background: ${({ $kind }) => ($kind === 'error' ? t.color.bad : t.color.ink)};
  color: ${t.color.ground};
  border-radius: ${t.radius.wall};
  box-shadow: ${t.color.float};
  font-weight: 550;
  pointer-events: auto;
  opacity: ${({ $fading }) => ($fading ? 0 : 1)};
  transition: opacity ${({ $fading }) => ($fading ? '500ms' : '0s')} linear;
  p { flex: 1; padding-block: 0.5rem; }
  button { color: inherit; }
  button:hover { background: rgb(255 255 255 / 0.12); color: inherit; }
  :focus-visible { outline-color: ${t.color.ground}; outline-offset: -3px; }
`;
