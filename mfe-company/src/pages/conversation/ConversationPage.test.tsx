import {
  type Conversation,
  closeConversation,
  listMessageTemplates,
  type Message,
  type MessageTemplate,
  reopenConversation,
  saveMessageDraft,
  sendMessage,
  viewConversation,
} from '@foothold/shared/contract';
import {
  aConversation,
  aMessage,
  aMessageTemplate,
  anIdentity,
  failWith,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const open = (search = '') => visit(area.routes, `/dashboard/messages/12${search}`, { as: company });
const template_values = { first_name: 'Chidi', job_title: 'Analyst', company_name: 'Ọjà Foods' };
const findText = () => screen.findByRole('textbox', { name: 'Message to Babátúndé Adéyẹmí' });
const chooseTemplate = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

interface Mocked {
  conversation?: Partial<Conversation>;
  messages?: Message[];
  templates?: MessageTemplate[];
}

function mockConversation({ conversation, messages = [], templates = [] }: Mocked = {}) {
  const loaded = { conversation: aConversation({ template_values, ...conversation }), messages: messages.toReversed() };
  mockEndpoint(viewConversation, () => ({ ...loaded, next_cursor: null }));
  mockEndpoint(listMessageTemplates, () => ({ templates }));
  mockEndpoint(saveMessageDraft, ({ body }) => ({ draft: { body: body.body ?? '', updated_at: '' } }));
  return loaded.conversation;
}

describe('Company: conversation', () => {
  it('fills a template with this person’s names, to be changed before it is sent', async () => {
    mockConversation({
      templates: [aMessageTemplate({ name: 'Thanks', text: 'Dear {first_name}, {{thanks}} for {job_title}.' })],
    });
    const sent: (string | null)[] = [];
    mockEndpoint(sendMessage, ({ body }) => {
      sent.push(body.body);
      return { message: aMessage({ own: true, body: body.body ?? '' }) };
    });
    open();
    await chooseTemplate('Thanks');
    expect(await findText()).toHaveValue('Dear Chidi, {thanks} for Analyst.');
    await userEvent.type(await findText(), ' Bye.');
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect(await screen.findByText('Dear Chidi, {thanks} for Analyst. Bye.', { selector: 'p' })).toBeVisible();
    expect(sent).toEqual(['Dear Chidi, {thanks} for Analyst. Bye.']);
  });

  it('adds a template to what is written', async () => {
    mockConversation({ templates: [aMessageTemplate({ name: 'Bye', text: 'Kind regards, {company_name}' })] });
    open();
    await userEvent.type(await findText(), 'Hello');
    await chooseTemplate('Bye');
    expect(await findText()).toHaveValue('Hello\n\nKind regards, Ọjà Foods');
  });

  it('can be written without templates, when they do not load', async () => {
    mockConversation();
    mockEndpoint(listMessageTemplates, () => failWith('unavailable'));
    open();
    expect(await findText()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Templates' })).not.toBeInTheDocument();
  });

  it('names the company where somebody else of it has written', async () => {
    mockConversation({ messages: [aMessage({ own: true, body: 'Mine' }), aMessage({ body: 'Theirs' })] });
    open();
    const [mine, theirs] = within(await screen.findByRole('region', { name: 'Today' })).getAllByRole('listitem');
    expect(mine).toHaveTextContent(/^You/);
    expect(theirs).toHaveTextContent(/^Harmattan Systems/);
  });

  it('is closed after a decision and a question, and opened again', async () => {
    const conversation = mockConversation({ conversation: { status: 'Rejected', can_close: true } });
    const closed = { closed_at: '2026-11-20T08:00:00.000Z', refusal: 'You have closed this conversation.' };
    mockEndpoint(closeConversation, () => ({ conversation: { ...conversation, ...closed } }));
    mockEndpoint(reopenConversation, () => ({ conversation }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close conversation' }));
    expect(await screen.findByText('You have closed this conversation.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Reopen/ }));
    expect(await findText()).toBeVisible();
  });

  it('is not closed before a decision', async () => {
    mockConversation();
    open();
    await findText();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('says that the applicant has blocked it', async () => {
    const refusal = 'Babátúndé Adéyẹmí does not want messages about this application.';
    mockConversation({ conversation: { blocked_at: '2026-11-20T08:00:00.000Z', refusal }, messages: [aMessage()] });
    open();
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('loads down to a message that was found', async () => {
    mockConversation();
    mockEndpoint(viewConversation, ({ query }) => ({
      conversation: aConversation(),
      messages: [aMessage(query.cursor ? { id: 5, body: 'The one that was found' } : { id: 9, body: 'The last' })],
      next_cursor: query.cursor ? null : '9',
    }));
    open('?message=5');
    expect(await screen.findByText('The one that was found')).toBeVisible();
    expect(screen.getByText('The last')).toBeVisible();
  });
});
