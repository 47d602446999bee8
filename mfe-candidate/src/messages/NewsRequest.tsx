import { ApiError, call, generateKey, getErrorMessage, useAction } from '@foothold/shared/api';
import { askForNews, type Conversation } from '@foothold/shared/contract';
import { Button, ConfirmDialog, formatRelativeDateTime, Meta, surfaceStyle, t, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface NewsRequestProps {
  conversation: Conversation;
  /** The request was sent, or may not be sent any more. */
  onAsked: () => void;
}

/** Asks for news of an overdue reply, once: the exact text is shown before it is sent. */
export function NewsRequest({ conversation, onAsked }: NewsRequestProps) {
  const { application_id: id, company_name, news_request, news_asked_at } = conversation;
  const [isOpen, setOpen] = useState(false);
  // One key for all tries: the request is sent once.
  const [idempotencyKey] = useState(generateKey);
  const { start, busy, failure } = useAction(async () => {
    try {
      await call(askForNews, { params: { id }, idempotencyKey });
      toast.success('Sent');
    } catch (cause) {
      const message = toast.error(getErrorMessage(cause));
      if (!(cause instanceof ApiError && cause.code === 'not_possible_now')) return message;
    }
    setOpen(false);
    onAsked();
  });
  if (news_asked_at) return <Meta>{`You asked for news: ${formatRelativeDateTime(news_asked_at)}.`}</Meta>;
  if (news_request === null) return null;
  return (
    <div>
      <Button $tone="plain" $size="small" onClick={() => setOpen(true)}>
        Ask for news
      </Button>
      <ConfirmDialog
        title="Ask for news?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={start}
        busy={busy}
        busyLabel="Sending..."
        failure={failure}
        confirmLabel="Send"
      >
        <p>{`${company_name} gets this message. You can send it once.`}</p>
        <Text>{news_request}</Text>
      </ConfirmDialog>
    </div>
  );
}

const Text = styled.blockquote`
  ${surfaceStyle}
  margin: ${t.space[3]} 0 0;
  padding: 0.75rem 1rem;
  background: ${t.color.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
