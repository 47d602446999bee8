import {
  type Conversations,
  messageStatements,
  messagesPerApplication,
  readConversations,
} from './company/conversations';
import { openCompany, size } from './company/openCompany';
import { connections, measureLatency, requests, rounds, type Screen } from './harness/latency';
import type { Row } from './harness/rows';

export const name = 'messages';

/** How soon a company sees its conversations, and one of them, with a million messages. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const company = await openCompany(messageStatements);
  if (!company) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  const total = (size.applications * messagesPerApplication).toLocaleString('en-GB');
  note(`PostgreSQL ${company.version}, ${total} messages in ${size.applications} conversations of one company`);
  note(`the p99 of ${rounds} rounds of ${requests} requests, ${connections} connections, the middle one; logs on`);
  note('the reference is the p99 of asking who is signed in, in turns with the list');
  const rows: Row[] = [];
  for (const { limit, ...screen } of listScreens(await readConversations(company))) {
    const row = await measureLatency(company, { ...screen, what: `p99 of a company’s ${screen.what}` }, limit);
    rows.push(row);
    note(`${row.what}: ${row.value}`);
  }
  await company.server.stop();
  return rows;
}

const listScreens = ({ application_ids, cursor }: Conversations): (Screen & { limit: number })[] => [
  {
    what: 'conversations',
    paths: ['conversations', 'conversations?show=unread', `conversations?cursor=${cursor}`],
    limit: 15,
  },
  {
    what: 'conversation, one of many',
    paths: application_ids.map((id) => `applications/${id}/conversation`),
    limit: 15,
  },
  {
    what: 'conversations, searched',
    paths: ['certificate', 'monday lab', 'ref77', 'no such word'].map(
      (q) => `conversations/search?q=${encodeURIComponent(q)}`,
    ),
    limit: 40,
  },
  { what: 'badge counts', paths: ['waiting'], limit: 15 },
];
