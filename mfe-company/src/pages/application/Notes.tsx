import { call, createIdempotencyKeys } from '@foothold/shared/api';
import { addNote, type Note as NoteData } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { Card, Meta, media, RetryStrip, Section, Stack, t, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { Note } from './Note';
import { NoteForm } from './NoteForm';

interface NotesProps {
  application_id: number;
  /** Null when they failed to load. */
  notes: readonly NoteData[] | null;
}

/** The company's private notes on an application. */
export function Notes({ application_id, notes }: NotesProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Panel as="div" $isPrinted={notes !== null && notes.length > 0}>
      <Section title="Private notes" aside={<Meta>Only your company can read them.</Meta>}>
        {notes === null ? (
          <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
            Your notes could not be loaded.
          </RetryStrip>
        ) : (
          <Stack $gap={4}>
            <NewNote application_id={application_id} />
            {notes.length > 0 && (
              <List>
                {notes.map((note) => (
                  <Note key={note.id} note={note} />
                ))}
              </List>
            )}
          </Stack>
        )}
      </Section>
    </Panel>
  );
}

function NewNote({ application_id }: Pick<NotesProps, 'application_id'>) {
  const { revalidate } = useRevalidator();
  // Retrying the same text after a lost response uses the same key, so that the note is added once.
  const [keys] = useState(createIdempotencyKeys);

  const save = async (body: string) => {
    await call(addNote, { params: { id: application_id }, body: { body }, idempotencyKey: keys.keyFor(body) });
    keys.reset();
    toast.success('Note added');
    await revalidate();
  };
  return <NoteForm label="New note" submitLabel="Add note" busyLabel="Adding..." onSave={save} />;
}

const Panel = styled(Card)<{ $isPrinted: boolean }>`
  padding: 1.75rem 2rem;
  ${({ $isPrinted }) => !$isPrinted && css`${media.print} { display: none; }`}
  ${media.phone} {
    margin-inline: calc(${t.width.gutter} * -1);
    padding: 1.375rem ${t.width.gutter};
    border-inline: 0;
    border-radius: 0;
  }
`;
const List = styled.ul`display: grid; gap: 0.875rem;`;
