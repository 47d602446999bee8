import { listConversations } from '@foothold/shared/contract';
import { aConversationSummary, anIdentity, failWith, mockEndpoint, mockEvents, visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import { area } from '../../area';

const open = () => visit(area.routes, '/dashboard/messages', { as: anIdentity() });

describe('Candidate: messages', () => {
  it('lists conversations by company, and follows events', async () => {
    mockEndpoint(listConversations, () => ({ conversations: [aConversationSummary()], next_cursor: null }));
    open();
    const link = await screen.findByRole('link', { name: /^Harmattan Systems/ });
    expect(link).toHaveAttribute('href', '/dashboard/messages/12');
    mockEndpoint(listConversations, () => ({
      conversations: [aConversationSummary({ unread: 1 })],
      next_cursor: null,
    }));
    await mockEvents.sendConversation(12);
    expect(await screen.findByText('1 unread')).toBeVisible();
  });

  it('says that there are none', async () => {
    mockEndpoint(listConversations, () => ({ conversations: [], next_cursor: null }));
    open();
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
  });

  it('says that they do not load', async () => {
    mockEndpoint(listConversations, () => failWith('unavailable'));
    open();
    expect(await screen.findByText('Failed to load your messages. Please try again later.')).toBeVisible();
  });
});
