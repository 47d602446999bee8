import {
  type Conversation,
  type Message,
  markMessagesRead,
  saveMessageDraft,
  viewConversation,
} from '@foothold/shared/contract';
import { aConversation, anIdentity, mockEndpoint, visit } from '@foothold/shared/testing';
import { area } from '../area';

const student = anIdentity({ name: 'Chiamaka Okonkwo' });

/** Opens the conversation of application 12, signed in as its student. */
export const visitConversation = () => visit(area.routes, '/dashboard/messages/12', { as: student });

/** Mocks a server with this conversation, whose messages are given oldest first. Returns its state, which tests change. */
export function mockConversation(over: Partial<Conversation> = {}, messages: Message[] = []) {
  const state = { conversation: aConversation(over), messages, read: [] as number[], drafts: [] as (string | null)[] };
  mockEndpoint(viewConversation, ({ params }) => {
    expect(params.id).toBe(12);
    return { conversation: state.conversation, messages: state.messages.toReversed(), next_cursor: null };
  });
  mockEndpoint(markMessagesRead, ({ body }) => {
    state.read.push(body.up_to);
    state.conversation = { ...state.conversation, unread: 0, read_up_to: body.up_to };
    return { unread: 0 };
  });
  mockEndpoint(saveMessageDraft, ({ body }) => {
    expect(body.last_sent).toBe(state.conversation.last_sent);
    state.drafts.push(body.body);
    return { draft: { body: body.body ?? '', updated_at: new Date().toISOString() } };
  });
  return state;
}
