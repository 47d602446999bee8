import { ApiError, call, getErrorMessage, useAction } from '@foothold/shared/api';
import { readBoot } from '@foothold/shared/boot';
import { checkPreview, leavePreview, openPreview } from '@foothold/shared/contract';
import { useLocation, useNavigate } from '@foothold/shared/router';
import { ActionFailure, Button, ConfirmDialog, media, t, toast } from '@foothold/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { replaceDocument } from '../navigation/document';
import { previewParameter } from './previewParameter';

/** What a browser sees that has opened the link of a preview: the question whether to, then a strip on every page. */
export function Preview() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get(previewParameter);
  return token ? <PreviewQuestion token={token} /> : <PreviewStrip />;
}

/** A link alone shows nobody anything: it may have been sent by somebody else than the team. */
function PreviewQuestion({ token }: { token: string }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const others = new URLSearchParams(search);
  others.delete(previewParameter);
  const address = `${pathname}${others.size ? `?${others}` : ''}${hash}`;
  const name = token.split('~', 1)[0]?.replace('@', ' ') ?? '';
  const [isAsking, setIsAsking] = useState(false);
  const { start, busy, failure } = useAction(async () => {
    try {
      const { path } = await call(openPreview, { body: { token } });
      // The link leads to the landing page, which only the public area has.
      replaceDocument(address === '/' ? path : address);
    } catch (cause) {
      return refuseOrKeep(cause);
    }
  });
  /** Without a question where trying again would not help. The toast comes after the navigation, which clears it. */
  async function refuseOrKeep(cause: unknown) {
    if (isRefused(cause)) await navigate(address, { replace: true });
    return toast.error(getErrorMessage(cause));
  }
  const check = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await call(checkPreview, { body: { token } }, signal);
    } catch (cause) {
      if (isRefused(cause)) return refuseOrKeep(cause);
    }
    if (!signal.aborted) setIsAsking(true);
  });
  useEffect(() => {
    const controller = new AbortController();
    void check(controller.signal);
    return () => controller.abort();
  }, []);
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      title="See what is not live yet?"
      isOpen
      onClose={() => void navigate(address, { replace: true })}
      onConfirm={start}
      confirmLabel="See the preview"
      busy={busy}
      busyLabel="Opening..."
      failure={failure}
    >
      This browser alone shows {name} until you leave the preview. It works with your account, so go on only if your
      team sent you this link.
    </ConfirmDialog>
  );
}

/** Whether trying again would not help. */
const isRefused = (cause: unknown) => cause instanceof ApiError && cause.code === 'not_possible_now';

function PreviewStrip() {
  const { preview } = readBoot();
  const { start, busy, failure } = useAction(async () => {
    try {
      await call(leavePreview);
      replaceDocument(window.location.href);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  if (!preview) return null;
  const name = `${preview.app} ${preview.release}`;
  return (
    <Strip aria-label="Preview">
      <RoomForStrip />
      <p>
        {preview.ended ? (
          <>
            <b>{name}</b> is no longer kept, so its preview has ended. You see what is live.
          </>
        ) : (
          <>
            Preview: <b>{name}</b> is not live. <OnWideScreens>Only this browser shows it.</OnWideScreens>
          </>
        )}
      </p>
      <ActionFailure>{failure}</ActionFailure>
      <Button $tone="plain" $size="small" onClick={start} busy={busy} busyLabel="Leaving...">
        Leave
      </Button>
    </Strip>
  );
}

// Beside the sidebar, above the bottom bar of a phone, and below what opens over the page.
const Strip = styled.section`
  position: fixed;
  z-index: 29;
  inset: auto 0 var(--dock, 0px) var(--rail-shown, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${t.space[2]} ${t.space[4]};
  padding: ${t.space[2]} ${t.width.gutter};
  border-top: 3px solid ${t.color.accent};
  background: ${t.color.accentTint};
  color: ${t.color.ink};
  overflow-wrap: anywhere;
  > button { flex: none; }
  ${media.phone} { flex-wrap: nowrap; justify-content: space-between; }
  ${media.print} { display: none; }
`;
const OnWideScreens = styled.span`${media.phone} { display: none; }`;
const RoomForStrip = createGlobalStyle`body { padding-bottom: 4.5rem; }`;
