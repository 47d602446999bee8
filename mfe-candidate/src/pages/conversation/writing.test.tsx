import { explain, type Message, sendMessage } from '@foothold/shared/contract';
import { aMessage, deferResponse, failWith, type MockRequest, mockEndpoint } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockConversation, visitConversation } from '../../testing/conversation';

const findText = () => screen.findByRole('textbox', { name: 'Message to Harmattan Systems' });
const send = async () => userEvent.click(await screen.findByRole('button', { name: /^Send/ }));
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

/** Mocks sending. Returns the requests that arrived. */
function mockSending(state: ReturnType<typeof mockConversation>) {
  const sent: MockRequest<typeof sendMessage>[] = [];
  mockEndpoint(sendMessage, (request) => {
    sent.push(request);
    return { message: deliver(state, request) };
  });
  return sent;
}

function deliver(
  state: ReturnType<typeof mockConversation>,
  { body, files }: MockRequest<typeof sendMessage>,
): Message {
  const documents = Object.values(files).map(({ name, size, type }) => ({
    ...{ name, size, type, path: `/storage/${name}`, scan_status: null },
  }));
  const message = aMessage({ id: 90, side: 'student', own: true, body: body.body ?? '', documents });
  state.messages = [...state.messages, message];
  state.conversation = { ...state.conversation, last_sent: message.id };
  return message;
}

describe('Candidate: writing a message', () => {
  it('sends the text, shows it, and leaves an empty field with the focus', async () => {
    const sent = mockSending(mockConversation());
    visitConversation();
    await userEvent.type(await findText(), 'Thank you.\nWhen?');
    await send();
    expect(await screen.findByText('Thank you. When?')).toBeVisible();
    expect(sent.map(({ params, body }) => [params.id, body.body])).toEqual([[12, 'Thank you.\nWhen?']]);
    expect(await findText()).toHaveValue('');
    expect(await findText()).toHaveFocus();
  });

  it('sends by Ctrl and Enter, and once while it is on its way', async () => {
    const state = mockConversation();
    const { response, respond } = deferResponse<{ message: Message }>();
    const sent: unknown[] = [];
    mockEndpoint(sendMessage, (request) => {
      sent.push(request);
      return response;
    });
    visitConversation();
    await userEvent.type(await findText(), 'Hello{Control>}{Enter}{/Control}');
    await userEvent.type(await findText(), '{Control>}{Enter}{/Control}');
    await send();
    respond({ message: aMessage({ id: 90, own: true, body: 'It arrived' }) });
    expect(await screen.findByText('It arrived')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(state.drafts).toEqual([]);
  });

  it('tries again with the same idempotency key when the connection was lost', async () => {
    const state = mockConversation();
    mockEndpoint(sendMessage, () => failWith('unavailable'));
    const keys: (string | null)[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
      return fetch(request);
    };
    visitConversation();
    await userEvent.type(await findText(), 'Hello');
    await send();
    expect(await screen.findByText(/^Not sent\. .* What you wrote is still here\.$/)).toBeVisible();
    mockSending(state);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello', { selector: 'p' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('sends documents, of which there may be three', async () => {
    const sent = mockSending(mockConversation());
    visitConversation();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a document' }));
    await userEvent.upload(screen.getByLabelText(/^Document 1/), pdf('transcript.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
    expect(screen.queryByRole('button', { name: 'Add another' })).not.toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText(/^Document 3/), pdf('letter.pdf'));
    await send();
    expect(await screen.findByRole('link', { name: /transcript\.pdf/ })).toBeVisible();
    expect(sent.map(({ body, files }) => [body.body, Object.keys(files)])).toEqual([
      [null, ['document_1', 'document_2']],
    ]);
  });

  it.each([
    ['nothing', '', 'Write a message, or add a document.'],
    ['too much', 'a'.repeat(10_001), 'At most 10,000 characters.'],
    ['control characters', 'a\u0007b', 'This text holds characters that cannot be shown.'],
  ])('sends not %s', async (_, text, error) => {
    const sent = mockSending(mockConversation());
    visitConversation();
    const field = await findText();
    if (text) await userEvent.click(field).then(() => userEvent.paste(text));
    await send();
    expect(await screen.findByText(error)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('keeps what is written as a draft', async () => {
    const state = mockConversation({ last_sent: 4 });
    visitConversation();
    await userEvent.type(await findText(), 'Half a sen');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    await userEvent.clear(await findText());
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(state.drafts).toEqual(['Half a sen', null]));
  });

  it('begins with the draft', async () => {
    mockConversation({ draft: { body: 'Half a sen', updated_at: new Date().toISOString() } });
    visitConversation();
    expect(await findText()).toHaveValue('Half a sen');
    expect(screen.getByText('Draft saved')).toBeVisible();
  });

  it('says why it cannot be sent, and shows the conversation as it is now', async () => {
    const state = mockConversation();
    mockEndpoint(sendMessage, () => {
      state.conversation = { ...state.conversation, closed_at: '2026-11-20T08:00:00.000Z', refusal: 'It is closed.' };
      return failWith('not_possible_now');
    });
    visitConversation();
    await userEvent.type(await findText(), 'Hello');
    await send();
    expect(await screen.findByText('It is closed.')).toBeVisible();
    expect(screen.queryByText(explain('not_possible_now'))).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await waitFor(() => expect(state.drafts).toEqual(['Hello']));
  });
});
