import type { LargeCompany } from './openCompany';

/** With the applications of the company these are a million. */
export const messagesPerApplication = 50;

/** What both sides of each application wrote, every fifth conversation unread, some with a draft. */
export const messageStatements = ({ id, user_id }: { id: number; user_id: number }): string[] => [
  'drop index messages_by_words',
  `insert into messages (application_id, org_id, side, sender_id, body, created_at)
    select applications.id, ${id}, case when n % 2 = 0 then 'student' else 'organization' end,
      case when n % 2 = 0 then user_id else ${user_id} end,
      (array['Could you send the certificate of your last year?', 'I can come on Monday, or after the lab on Friday.',
        'Thank you, we have read your letter with interest.', 'When does the internship begin, and where?',
        'Please bring your identity card to the gate.'])[1 + (applications.id + n) % 5] || ' ref' || applications.id || ' ' || n,
      now() - (${messagesPerApplication} - n) * interval '1 hour'
    from generate_series(1, ${messagesPerApplication}) as n, applications order by n, applications.id`,
  'create index messages_by_words on messages using gin (words) with (fastupdate = off)',
  `insert into conversations (application_id, user_id, org_id, last_message_id, organization_read_up_to, organization_unread)
    select application_id, min(user_id), ${id}, max(messages.id), max(messages.id) - application_id % 5,
      case when application_id % 5 = 0 then 1 else 0 end
    from messages join applications on applications.id = application_id group by application_id`,
  `insert into message_drafts (application_id, user_id, body)
    select id, ${user_id}, 'Dear candidate' from applications where id % 7 = 0`,
];

/** Conversations to open, and where a page far down the list begins. */
export interface Conversations {
  application_ids: number[];
  cursor: string;
}

const pages = 20;

/** Reads the list as a company does that goes on and on. */
export async function readConversations({ server, headers }: LargeCompany): Promise<Conversations> {
  const application_ids: number[] = [];
  let cursor = '';
  for (let page = 0; page < pages; page += 1) {
    const query = cursor ? `?cursor=${cursor}` : '';
    const response = await fetch(`${server.origin}/api/conversations${query}`, { headers });
    const list = (await response.json()) as { conversations: { application_id: number }[]; next_cursor: string };
    application_ids.push(...list.conversations.map(({ application_id }) => application_id));
    cursor = list.next_cursor;
  }
  return { application_ids, cursor };
}
