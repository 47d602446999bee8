import { type ReactNode, useState } from 'react';
import { Composer } from './Composer';
import { type ComposerOptions, type ComposerState, useComposer } from './useComposer';
import type { ThreadState } from './useThread';

interface WriteMessageProps {
  thread: ThreadState;
  /** What was being written when the session ended. */
  unsaved: string | null;
  /** To whom the message goes: 'Message to Ada Obi'. */
  label: string;
  tools?: ((composer: ComposerState) => ReactNode) | undefined;
}

/** The form below a conversation, empty again after each message. */
export function WriteMessage({ thread, unsaved, label, tools }: WriteMessageProps) {
  const [sentCount, setSentCount] = useState(0);
  const { conversation, addSent, reload } = thread;
  const text = sentCount > 0 ? '' : (unsaved ?? conversation.draft?.body ?? '');
  return (
    <KeyedComposer
      key={sentCount}
      {...{ conversation, text, label, tools }}
      isUnsaved={sentCount === 0 && unsaved !== null}
      isFocused={sentCount > 0}
      onRefused={reload}
      onSent={(message) => {
        addSent(message);
        setSentCount(sentCount + 1);
      }}
    />
  );
}

interface KeyedComposerProps extends ComposerOptions, Pick<WriteMessageProps, 'label' | 'tools'> {
  isFocused: boolean;
}

function KeyedComposer({ label, tools, isFocused, ...options }: KeyedComposerProps) {
  const composer = useComposer(options);
  return <Composer composer={composer} label={label} isFocused={isFocused} tools={tools?.(composer)} />;
}
