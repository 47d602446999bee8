import { DraftStatus, UnsavedChangesDialog } from '@foothold/shared/drafts';
import {
  Button,
  FormNotice,
  Meta,
  media,
  RetryStrip,
  Row,
  Stack,
  scrollIntoSight,
  surfaceStyle,
  TextArea,
  t,
} from '@foothold/shared/ui';
import { Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { AddDocument, DocumentFields } from './DocumentFields';
import { type ComposerState, isTemporary } from './useComposer';

interface ComposerProps {
  composer: ComposerState;
  /** To whom the message goes: 'Message to Ada Obi'. */
  label: string;
  /** Takes the focus: after a message was sent, the next one can be written. */
  isFocused: boolean;
  /** Further ways to write, beside the button that adds a document. */
  tools?: ReactNode;
}

/** The form that writes a message: its text, up to three documents, and the draft that is kept. */
export function Composer({ composer, label, isFocused, tools }: ComposerProps) {
  const { body, submit, errors, isSubmitting, draftState, hasFiles } = composer;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFocused) form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isFocused]);
  const sendOnShortcut = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  return (
    <Form ref={form} onSubmit={submit} onKeyDown={sendOnShortcut} noValidate>
      <TextArea
        label={label}
        rows={4}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        error={errors.body?.message}
        {...body}
        value={body.value ?? ''}
      />
      <DocumentFields composer={composer} />
      {errors.root && <SendFailure {...errors.root} busy={isSubmitting} onRetry={submit} />}
      <Row $between>
        <Row $gap={4}>
          <Button type="submit" $tone="primary" icon={Send} busy={isSubmitting} busyLabel="Sending...">
            Send
          </Button>
          <AddDocument composer={composer} />
          {tools}
        </Row>
        <Stack $gap={1}>
          <DraftStatus state={draftState} />
          <Shortcut aria-hidden="true">Ctrl + Enter sends</Shortcut>
        </Stack>
      </Row>
      <UnsavedChangesDialog title="Leave without sending?" hasUnsavedChanges={hasFiles || draftState.kind === 'failed'}>
        {hasFiles && 'The files that you chose are not kept. '}
        {draftState.kind === 'failed'
          ? 'What you wrote last could not be saved and is lost.'
          : 'What you wrote is kept as a draft.'}
      </UnsavedChangesDialog>
    </Form>
  );
}

interface SendFailureProps {
  /** The error code. */
  type?: unknown;
  message?: string;
  busy: boolean;
  onRetry: () => void;
}

/** Offers to send again, as the same message, when the cause may be temporary. */
function SendFailure({ type, message, busy, onRetry }: SendFailureProps) {
  if (!isTemporary({ code: type as 'unexpected' })) return <FormNotice>{`Not sent. ${message ?? ''}`}</FormNotice>;
  return (
    <div ref={scrollIntoSight}>
      <RetryStrip
        onRetry={onRetry}
        busy={busy}
      >{`Not sent. ${message ?? ''} What you wrote is still here.`}</RetryStrip>
    </div>
  );
}

const Form = styled.form`
  ${surfaceStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[4]};
  padding: 1rem 1.25rem 1.25rem;
  textarea { field-sizing: content; min-height: 6.5rem; max-height: 50vh; }
  ${media.phone} { padding: 1rem; }
  ${media.print} { display: none; }
`;
/** Only where there is a keyboard. */
const Shortcut = styled(Meta)`
  ${media.phone} { display: none; }
  @media (hover: none) { display: none; }
`;
