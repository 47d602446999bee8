import {
  askForNews,
  blockConversation,
  type Conversation,
  reportConversation,
  unblockConversation,
} from '@foothold/shared/contract';
import { aMessage, failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockConversation, visitConversation } from '../../testing/conversation';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => {
  await press('Report or block');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const at = '2026-11-20T08:00:00.000Z';

/** Mocks a change of the conversation. */
function change(state: ReturnType<typeof mockConversation>, over: Partial<Conversation>) {
  state.conversation = { ...state.conversation, ...over };
  return { conversation: state.conversation };
}

describe('Candidate: a conversation that is not as it should be', () => {
  it('is blocked after a question, and unblocked', async () => {
    const state = mockConversation({}, [aMessage()]);
    const refusal = 'You have blocked this conversation.';
    mockEndpoint(blockConversation, () => change(state, { blocked_at: at, refusal }));
    mockEndpoint(unblockConversation, () => change(state, { blocked_at: null, refusal: null }));
    visitConversation();
    await choose('Block the company');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await press('Unblock');
    expect(await screen.findByRole('textbox', { name: /^Message to/ })).toBeVisible();
  });

  it('is reported with a reason, once', async () => {
    const state = mockConversation({}, [aMessage()]);
    const reasons: string[] = [];
    mockEndpoint(reportConversation, ({ body }) => {
      reasons.push(body.reason);
      return change(state, { reported_at: at });
    });
    visitConversation();
    await choose('Report to Foothold');
    await press('Report');
    expect(await screen.findByText('Say in a line what is wrong.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('What is wrong?'), 'They ask for money.');
    await press('Report');
    expect(await screen.findByText(/^You have reported this\./)).toBeVisible();
    expect(reasons).toEqual(['They ask for money.']);
    await press('Report or block');
    expect(screen.queryByRole('menuitem', { name: 'Report to Foothold' })).not.toBeInTheDocument();
  });

  it('says so in the dialog when reporting fails', async () => {
    mockConversation({}, [aMessage()]);
    mockEndpoint(reportConversation, () => failWith('unavailable'));
    visitConversation();
    await choose('Report to Foothold');
    await userEvent.type(screen.getByLabelText('What is wrong?'), 'They ask for money.');
    await press('Report');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('The service is busy.');
  });

  it('says that the company has closed it', async () => {
    mockConversation({ closed_at: at, refusal: 'Harmattan Systems has closed this conversation.' }, [aMessage()]);
    visitConversation();
    expect(await screen.findByText('Harmattan Systems has closed this conversation.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Unblock' })).not.toBeInTheDocument();
  });
});

describe('Candidate: asking for news', () => {
  const news_request = 'Dear Harmattan Systems, is there news of my application?';

  it('shows the exact text before it is sent, once', async () => {
    const state = mockConversation({ news_request });
    mockEndpoint(askForNews, () => {
      const message = aMessage({ kind: 'news_request', side: 'student', own: true, body: news_request });
      state.messages = [message];
      change(state, { news_request: null, news_asked_at: new Date().toISOString() });
      return { message };
    });
    visitConversation();
    await press('Ask for news');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(news_request)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^You asked for news: Today/)).toBeVisible();
    expect(screen.getByText('Asks for news')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for news' })).not.toBeInTheDocument();
  });

  it('keeps the dialog open with the reason when it fails', async () => {
    mockConversation({ news_request });
    mockEndpoint(askForNews, () => failWith('unavailable'));
    visitConversation();
    await press('Ask for news');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('The service is busy. Try again in a moment.')).toBeVisible();
  });
});
