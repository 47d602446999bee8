import { addNote, deleteNote, editNote, listNotes, type Note } from '@foothold/shared/contract';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNote, mockApplication, viewedApplication, visitApplication } from '../../testing/application';

/** Mocks a server with these notes. Returns them, so that a test can change them. */
function mockNotes(...notes: Note[]) {
  const stored = { notes };
  mockApplication(viewedApplication);
  mockEndpoint(listNotes, () => ({ notes: [...stored.notes] }));
  mockEndpoint(addNote, ({ params, body: { body } }) => {
    expect(params.id).toBe(5);
    const note = aNote({ id: 32, body });
    stored.notes = [note, ...stored.notes];
    return { note };
  });
  mockEndpoint(editNote, ({ params, body: { body, revision } }) => {
    const now = stored.notes.find(({ id }) => id === params.id) ?? aNote();
    if (now.revision !== revision) return failWith('not_possible_now');
    const note = { ...now, body, revision: revision + 1, edited_at: new Date().toISOString() };
    stored.notes = stored.notes.map((each) => (each.id === note.id ? note : each));
    return { note };
  });
  mockEndpoint(deleteNote, ({ params }) => {
    stored.notes = stored.notes.filter(({ id }) => id !== params.id);
  });
  return stored;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const notes = async () => within(await screen.findByRole('region', { name: 'Private notes' }));

describe('Notes', () => {
  it('says who can read the notes and shows author and time of each', async () => {
    mockNotes(aNote(), aNote({ id: 30, body: 'Ask for a reference.', by: 'Foothold', own: false }));
    visitApplication();
    const region = await notes();
    expect(region.getByText('Only your company can read them.')).toBeVisible();
    const [own, other] = region.getAllByRole('listitem');
    expect(own).toHaveTextContent(/^Called on Monday\.By you, Today, \d\d:\d\d/);
    expect(other).toHaveTextContent(/^Ask for a reference\.By Foothold, Today, \d\d:\d\d$/);
  });

  it('adds a note and empties the field', async () => {
    mockNotes();
    visitApplication();
    const field = await screen.findByLabelText('New note');
    await userEvent.type(field, '  Strong on reconciliation. ');
    await press('Add note');
    expect(await screen.findByText('Note added')).toBeVisible();
    expect(await (await notes()).findByRole('listitem')).toHaveTextContent('Strong on reconciliation.');
    expect(field).toHaveValue('');
  });

  it('rejects an empty note and keeps the text when saving fails', async () => {
    mockNotes();
    visitApplication();
    const field = await screen.findByLabelText('New note');
    await press('Add note');
    expect(field).toHaveAccessibleDescription('Write something first.');

    mockEndpoint(addNote, () => failWith('unavailable'));
    await userEvent.type(field, 'Call again.');
    await press('Add note');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^The service is busy/));
    expect(field).toHaveValue('Call again.');
  });

  it('adds a note once when it is sent again after its response was lost', async () => {
    mockNotes();
    const keys: string[] = [];
    const network = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      const key = request.url.endsWith('/notes') && request.headers.get('idempotency-key');
      if (key) keys.push(key);
      return key && keys.length === 1 ? Promise.reject(new TypeError('lost')) : network(request);
    };
    visitApplication();
    await userEvent.type(await screen.findByLabelText('New note'), 'Strong portfolio.');
    await press('Add note');
    expect(await screen.findByText(/Foothold could not be reached/)).toBeVisible();
    await press('Add note');
    expect(await screen.findByText('Note added')).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('edits a note when the user is its author', async () => {
    mockNotes(aNote());
    visitApplication();
    await press(/^Edit/);
    const field = screen.getByLabelText('Change the note');
    await userEvent.clear(field);
    await userEvent.type(field, 'Called on Tuesday.');
    await press('Save note');
    expect(await screen.findByText(/By you, .+, changed Today/)).toBeVisible();
    expect(screen.getByText('Called on Tuesday.')).toBeVisible();
    expect(screen.queryByLabelText('Change the note')).toBeNull();
  });

  it('shows the other version first when the note was changed in another window', async () => {
    const stored = mockNotes(aNote());
    visitApplication();
    await press(/^Edit/);
    stored.notes = [aNote({ body: 'Called on Friday.', revision: 1 })];
    const field = screen.getByLabelText('Change the note');
    await userEvent.type(field, ' Twice.');
    await press('Save note');
    expect(await screen.findByText('Called on Friday.')).toBeVisible();
    expect(field).toHaveValue('Called on Monday. Twice.');
    expect(field).toHaveAccessibleDescription(/no longer possible/);

    await press('Save note');
    expect(await screen.findByText('Note saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Called on Friday.')).toBeNull());
  });

  it('deletes a note when the dialog is confirmed', async () => {
    mockNotes(aNote());
    visitApplication();
    await press(/^Delete/);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Note deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Called on Monday.')).toBeNull());
  });
});
