import { viewConversation } from '@foothold/shared/contract';
import { aConversation, aMessage, failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockConversation, visitConversation } from '../../testing/conversation';

const earlier = '2024-05-12T20:14:00.000Z';
const listMessages = async (day: RegExp | string) =>
  within(await screen.findByRole('region', { name: day })).getAllByRole('listitem');

describe('Candidate: conversation', () => {
  it('shows the messages by day, with who wrote each', async () => {
    mockConversation({}, [
      aMessage({ body: 'We have read it.', created_at: earlier }),
      aMessage({ side: 'student', own: true, by: 'Chiamaka Okonkwo', body: 'Thank you.' }),
    ]);
    visitConversation();
    expect(await screen.findByRole('heading', { level: 1, name: 'Harmattan Systems' })).toBeVisible();
    expect((await listMessages(/12 May 2024$/))[0]).toHaveTextContent(/Harmattan Systems.*We have read it\.$/);
    expect((await listMessages('Today'))[0]).toHaveTextContent(/^You\d\d:\d\dThank you\.$/);
    expect(screen.getByRole('link', { name: 'Backend Engineering Intern' })).toHaveAttribute(
      'href',
      '/dashboard/applications/12',
    );
  });

  it('shows links with their host, and markup as the text that it is', async () => {
    mockConversation({}, [aMessage({ body: 'Join https://meet.example.ng/hs <img src=x onerror=alert(1)>' })]);
    visitConversation();
    const link = await screen.findByRole('link', { name: /meet\.example\.ng/ });
    expect(link).toHaveAttribute('href', 'https://meet.example.ng/hs');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(within(link).getByText('meet.example.ng')).toBeVisible();
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
  });

  it('offers documents for download unless they may not be opened', async () => {
    const document = {
      name: 'offer.pdf',
      size: 90_000,
      type: 'application/pdf',
      path: '/storage/a',
      scan_status: null,
    };
    const infected = { ...document, name: 'virus.pdf', path: '/storage/b', scan_status: 'infected' } as const;
    mockConversation({}, [aMessage({ body: '', documents: [document, infected] })]);
    visitConversation();
    const link = await screen.findByRole('link', { name: /offer\.pdf.*Download$/ });
    expect(link).toHaveAttribute('href', '/storage/a');
    expect(screen.getByText('It holds malware, so nobody can open it.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /virus/ })).not.toBeInTheDocument();
  });

  it('says that nobody has written yet', async () => {
    mockConversation();
    visitConversation();
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message to Harmattan Systems' })).toBeVisible();
  });

  it('marks what the company wrote as read', async () => {
    const state = mockConversation({ unread: 1, read_up_to: 3 }, [
      aMessage({ id: 3 }),
      aMessage({ id: 4, body: 'Hi' }),
    ]);
    visitConversation();
    expect((await listMessages('Today'))[1]).toHaveTextContent(/^New/);
    await screen.findByText('Hi');
    expect(state.read).toEqual([4]);
  });

  it('shows and announces a message that comes while it is open', async () => {
    const state = mockConversation({}, [aMessage({ id: 3 })]);
    visitConversation();
    await screen.findByText('Thank you for applying.');
    state.messages = [...state.messages, aMessage({ id: 4, body: 'Are you free on Monday?' })];
    await mockEvents.sendConversation(12);
    expect(await screen.findByText('Are you free on Monday?')).toBeVisible();
    expect(
      screen.getByText('New message from Harmattan Systems: Are you free on Monday?').closest('[role="status"]'),
    ).toBeInTheDocument();
  });

  it('loads nothing when another conversation changes', async () => {
    const state = mockConversation({}, [aMessage({ id: 3 })]);
    visitConversation();
    await screen.findByText('Thank you for applying.');
    state.messages = [...state.messages, aMessage({ id: 4, body: 'Are you free on Monday?' })];
    await mockEvents.sendConversation(13);
    await mockEvents.sendConversation(null);
    expect(await screen.findByText('Are you free on Monday?')).toBeVisible();
  });

  it('keeps what it shows when new messages do not load, and offers to try again', async () => {
    mockConversation({}, [aMessage({ id: 3 })]);
    visitConversation();
    await userEvent.type(await screen.findByRole('textbox'), 'I am');
    mockEndpoint(viewConversation, () => failWith('unavailable'));
    await mockEvents.sendConversation(12);
    expect(await screen.findByText('New messages could not be loaded.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('I am');
    mockConversation({}, [aMessage({ id: 3 }), aMessage({ id: 4, body: 'Hello again' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello again')).toBeVisible();
    expect(screen.queryByText('New messages could not be loaded.')).not.toBeInTheDocument();
  });

  it('loads earlier messages in front of those that it shows', async () => {
    mockEndpoint(viewConversation, ({ query }) => ({
      conversation: aConversation(),
      messages: [aMessage(query.cursor ? { id: 2, body: 'The first' } : { id: 9, body: 'The last' })],
      next_cursor: query.cursor ? null : '9',
    }));
    visitConversation();
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByText('The first')).toBeVisible();
    const [first, last] = await listMessages('Today');
    expect(first).toHaveTextContent('The first');
    expect(last).toHaveTextContent('The last');
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument();
  });

  it('says that it does not load, and that there is none', async () => {
    mockEndpoint(viewConversation, () => failWith('unavailable'));
    visitConversation();
    expect(await screen.findByText('Failed to load the conversation. Please try again later.')).toBeVisible();
    mockEndpoint(viewConversation, () => failWith('not_found'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No such conversation' })).toBeVisible();
  });
});
