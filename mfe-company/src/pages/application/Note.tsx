import { ApiError, call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { deleteNote, editNote, type Note as NoteData } from '@foothold/shared/contract';
import {
  ConfirmDialog,
  formatRelativeDateTime,
  Meta,
  Row,
  TextButton,
  t,
  toast,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { NoteForm } from './NoteForm';

/** One note; its author can edit and delete it. */
export function Note({ note }: { note: NoteData }) {
  const { id, body, by, own, created_at, edited_at, revision } = note;
  const [mode, setMode] = useState<'editing' | 'deleting' | null>(null);
  const refresh = useRefresh();

  const save = async (text: string) => {
    try {
      await call(editNote, { params: { id }, body: { body: text, revision } });
    } catch (cause) {
      // The note was changed in another window: show that version above this form's text.
      if (cause instanceof ApiError && cause.status === 409) await refresh();
      throw cause;
    }
    toast.success('Note saved');
    setMode(null);
    await refresh();
  };
  const remove = useAction(async () => {
    try {
      await call(deleteNote, { params: { id } });
      toast.success('Note deleted');
    } catch (cause) {
      const message = toast.error(getErrorMessage(cause));
      // Already deleted in another window: reload, so that the page shows it.
      if (!(cause instanceof ApiError && cause.code === 'not_found')) return message;
    }
    setMode(null);
    await refresh();
  });
  const createdText = formatRelativeDateTime(created_at);

  return (
    <Item>
      <p>{body}</p>
      <Row $between>
        <Meta>{`${own ? 'By you' : `By ${by}`}, ${createdText}${edited_at ? `, changed ${formatRelativeDateTime(edited_at)}` : ''}`}</Meta>
        {own && mode !== 'editing' && (
          <Row $gap={4}>
            <TextButton onClick={() => setMode('editing')}>
              Edit<VisuallyHidden>{` the note of ${createdText}`}</VisuallyHidden>
            </TextButton>
            <TextButton onClick={() => setMode('deleting')}>
              Delete<VisuallyHidden>{` the note of ${createdText}`}</VisuallyHidden>
            </TextButton>
          </Row>
        )}
      </Row>
      {mode === 'editing' && (
        <NoteForm
          label="Change the note"
          submitLabel="Save note"
          busyLabel="Saving..."
          body={body}
          onSave={save}
          onCancel={() => setMode(null)}
        />
      )}
      <ConfirmDialog
        title="Delete this note?"
        isOpen={mode === 'deleting'}
        onClose={() => setMode(null)}
        onConfirm={remove.start}
        busy={remove.busy}
        failure={remove.failure}
        confirmLabel="Delete"
        tone="danger-solid"
      >
        It cannot be brought back.
      </ConfirmDialog>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: 0.25rem;
  padding-top: 0.875rem;
  border-top: 1px solid ${t.color.line};
  overflow-wrap: anywhere;
  > p { max-width: ${t.width.measure}; white-space: pre-line; }
`;
