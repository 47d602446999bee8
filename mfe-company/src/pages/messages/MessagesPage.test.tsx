import { type ConversationSummary, listConversations, searchConversations } from '@foothold/shared/contract';
import { aConversationSummary, anIdentity, failWith, mockEndpoint, mockEvents, visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const open = (search = '') => visit(area.routes, `/dashboard/messages${search}`, { as: company });
const from = (name: string, over: Partial<ConversationSummary> = {}) =>
  aConversationSummary({ application_id: name.length, student_name: name, ...over });

/** A server with these conversations, two a page. */
const mockConversations = (...all: ConversationSummary[]) =>
  mockEndpoint(listConversations, ({ query }) => {
    const shown = query.show === 'unread' ? all.filter(({ unread }) => unread > 0) : all;
    const begin = Number(query.cursor ?? 0);
    const next = begin + 2 < shown.length ? String(begin + 2) : null;
    return { conversations: shown.slice(begin, begin + 2), next_cursor: next };
  });

describe('Company: messages', () => {
  it('lists conversations with their last message and what is unread', async () => {
    const { last_message } = from('');
    mockConversations(
      from('Ada', { unread: 2, last_message: { ...last_message, side: 'student', excerpt: 'When can I start?' } }),
      from('Bola Ade', { has_draft: true, last_message: { ...last_message, excerpt: '', documents: 2 } }),
    );
    open();
    const [ada, bola] = await screen.findAllByRole('link', { name: /Backend Engineering Intern/ });
    expect(ada).toHaveAttribute('href', '/dashboard/messages/3');
    expect(ada).toHaveTextContent(/^Ada\d\d:\d\dBackend Engineering InternWhen can I start\?2 unread$/);
    expect(bola).toHaveTextContent(/You: 2 documentsDraft$/);
  });

  it('shows more when asked', async () => {
    mockConversations(from('Ada'), from('Bola'), from('Chidi'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Chidi')).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
  });

  it('narrows to those with unread messages', async () => {
    mockConversations(from('Ada', { unread: 1 }), from('Bola'));
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Unread' }));
    expect(await screen.findByRole('link', { name: 'Unread', current: 'page' })).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.queryByText('Bola')).not.toBeInTheDocument();
  });

  it('follows events', async () => {
    mockConversations(from('Ada'));
    open();
    await screen.findByText('Ada');
    mockConversations(from('Bola', { unread: 1 }), from('Ada'));
    await mockEvents.sendConversation(4);
    expect(await screen.findByText('Bola')).toBeVisible();
  });

  it('searches messages, and links to the one that was found', async () => {
    mockConversations(from('Ada'));
    mockEndpoint(searchConversations, ({ query }) => {
      if (query.q !== 'laptop') return { found: [] };
      const conversation = from('Bola Ade');
      return {
        found: [{ conversation, message_id: 91, excerpt: 'I have a laptop', created_at: '2024-05-12T20:14:00.000Z' }],
      };
    });
    const router = open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search your messages' }), 'laptop');
    const found = await screen.findByRole('link', { name: /I have a laptop/ });
    expect(found).toHaveAttribute('href', '/dashboard/messages/8?message=91');
    expect(screen.getByText('Found in 1 conversation')).toBeVisible();
    expect(router.state.location.search).toBe('?q=laptop');
    await userEvent.type(screen.getByRole('searchbox'), 's');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('Ada')).toBeVisible();
  });

  it('says that there are none, and none unread', async () => {
    mockConversations();
    open();
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Unread' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is unread' })).toBeVisible();
  });

  it('offers to load again after a failure', async () => {
    mockEndpoint(listConversations, () => failWith('unavailable'));
    open();
    expect(await screen.findByText('Failed to load your messages. Please try again later.')).toBeVisible();
    mockConversations(from('Ada'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada')).toBeVisible();
  });
});
