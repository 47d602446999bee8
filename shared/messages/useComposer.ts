import { type ApiError, call } from '@foothold/shared/api';
import {
  type Conversation,
  type Message,
  messageInput,
  saveMessageDraft,
  sendMessage,
} from '@foothold/shared/contract';
import { useDraftAutosave } from '@foothold/shared/drafts';
import { useController, useEndpointForm } from '@foothold/shared/forms';
import * as z from '@foothold/shared/schema';
import { useState } from 'react';
import { splitProgress, toFiles } from './attachments';
import { getUnsavedSubject } from './loadThread';

export interface ComposerOptions {
  conversation: Conversation;
  /** What was being written, on the server or before the session ended. */
  text: string;
  /** Whether the server lacks it. */
  isUnsaved: boolean;
  onSent: (message: Message) => void;
  /** Sending was refused for a reason that trying again does not change. */
  onRefused: () => void;
}

/** The form of a message, and the draft that is saved while it is written. */
export function useComposer({ conversation, text, isUnsaved, onSent, onRefused }: ComposerOptions) {
  const { application_id, last_sent } = conversation;
  const [progress, setProgress] = useState<number | null>(null);
  const { control, submit, subscribe, formState, setValue, getValues } = useEndpointForm(sendMessage, {
    rules,
    defaultValues: { body: text, documents: [] },
    send: ({ body, documents }) => ({
      params: { id: application_id },
      body: { body },
      files: toFiles(documents),
      ...(documents.length > 0 && { onProgress: setProgress }),
    }),
    onDone: ({ message }) => {
      discard();
      setValue('documents', []);
      onSent(message);
    },
    onError: (error) => {
      setProgress(null);
      if (!isTemporary(error)) onRefused();
    },
  });
  const { state: draftState, discard } = useDraftAutosave<{ body: string }>({
    subject: getUnsavedSubject(application_id),
    unsaved: isUnsaved ? { body: text } : null,
    saveDraft: ({ body }, keepalive) =>
      call(saveMessageDraft, { params: { id: application_id }, body: { body, last_sent }, keepalive }),
    hasSavedDraft: text !== '' && !isUnsaved,
    subscribe: (listener) =>
      subscribe({
        name: ['body'],
        formState: { values: true },
        callback: ({ values }) => listener({ body: values.body ?? '' }),
      }),
  });
  const { field: body } = useController({ control, name: 'body' });
  const { field: documents } = useController({ control, name: 'documents' });
  const { errors, isSubmitting } = formState;
  const slots = documents.value as (File | null)[];

  return {
    body,
    /** A chosen file each, or null for a field that waits for one. */
    slots,
    setSlots: (files: (File | null)[]) => documents.onChange(files),
    /** Puts a text at the end of what is written. */
    insertText(inserted: string) {
      const written = getValues('body')?.trimEnd();
      setValue('body', written ? `${written}\n\n${inserted}` : inserted, { shouldDirty: true });
    },
    submit: (event?: React.BaseSyntheticEvent) => {
      event?.preventDefault();
      if (!isSubmitting) void submit(event);
    },
    errors,
    isSubmitting,
    draftState,
    hasFiles: slots.some((slot) => slot !== null),
    fileProgress: progress === null ? [] : splitProgress(progress, slots),
  };
}

export type ComposerState = ReturnType<typeof useComposer>;

const rules = messageInput
  .extend({
    documents: z.array(z.unknown()).transform((slots) => slots.filter((slot): slot is File => slot instanceof File)),
  })
  .refine(({ body, documents }) => body !== null || documents.length > 0, {
    path: ['body'],
    message: 'Write a message, or add a document.',
  });

/** Whether the same message may go through when it is tried again. */
export const isTemporary = ({ code }: Pick<ApiError, 'code'>) => temporaryErrorCodes.has(code);
const temporaryErrorCodes = new Set<string>([
  ...['offline', 'unreachable', 'unavailable', 'unexpected', 'request_in_flight', 'too_many_requests'],
]);
