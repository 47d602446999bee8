import type { ConversationSide } from '@foothold/shared/contract';
import type { NewRow } from '../src/platform/db';
import type { DemoCompany } from './accounts';
import { demoAccounts } from './accounts';
import type { DemoApplication } from './applications';
import { acceptanceExchange, interviewExchanges, templates } from './data/exchanges';
import { day, hour, minute } from './dates';
import { fillTemplate } from './fillTemplate';
import { itemAt } from './random';

interface DemoMessage {
  application: DemoApplication;
  side: ConversationSide;
  body: string;
  at: Date;
}

type Message = NewRow<'messages'> & { id: number; created_at: Date };

/** What companies and students have written to each other about interviews, and how much of it is unread. */
export function createConversations(applications: readonly DemoApplication[], now: Date) {
  const written = applications
    .filter(({ steps }) => steps.some(({ status }) => status === 'Interview'))
    .flatMap((application, index) => writeExchanges(application, index))
    .filter(({ at }) => at < now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const messages = written.map(
    ({ application: { row, job }, side, body, at }, index): Message => ({
      ...{ id: index + 1, application_id: row.id, org_id: row.org_id, side, body, created_at: at },
      sender_id: side === 'student' ? row.user_id : job.company.user_id,
    }),
  );
  const conversations = applications.flatMap(({ row }) => {
    const own = messages.filter(({ application_id }) => application_id === row.id);
    return own.length > 0 ? [toConversation(row, own, now)] : [];
  });
  return { messages, conversations };
}

/** Some of those who are invited write, others have nothing to ask. */
function writeExchanges(application: DemoApplication, index: number): DemoMessage[] {
  const invited = application.steps.find(({ status }) => status === 'Interview')?.at;
  const accepted = application.steps.find(({ status }) => status === 'Accepted')?.at;
  const exchange = itemAt([...interviewExchanges, []], index);
  return [
    ...(invited ? write(application, exchange, invited, index) : []),
    ...(accepted ? write(application, acceptanceExchange, accepted, index) : []),
  ];
}

function write(
  application: DemoApplication,
  exchange: (typeof interviewExchanges)[number],
  from: Date,
  index: number,
): DemoMessage[] {
  const { job, student } = application;
  const values = {
    first_name: student.profile.name.split(' ')[0] ?? '',
    department: job.role.department,
    title: job.row.job_title,
  };
  return exchange.map(([side, text], place) => ({
    ...{ application, side, body: fillTemplate(text, values) },
    at: new Date(from.getTime() + 25 * minute + place * (2 * hour + ((index * 37 + place * 11) % 180) * minute)),
  }));
}

/** Whoever answers has read what came before; what is older than a day is read too. */
function toConversation(
  { id: application_id, user_id, org_id }: DemoApplication['row'],
  messages: readonly Message[],
  now: Date,
): NewRow<'conversations'> {
  const readBy = (side: ConversationSide) =>
    messages.findLast((message) => message.side === side || now.getTime() - message.created_at.getTime() > day)?.id ??
    0;
  const [student, organization] = [readBy('student'), readBy('organization')];
  const countUnread = (side: ConversationSide, upTo: number) =>
    messages.filter((message) => message.side !== side && message.id > upTo).length;
  return {
    ...{ application_id, user_id, org_id, last_message_id: messages.at(-1)?.id ?? null },
    ...{ student_read_up_to: student, student_unread: countUnread('student', student) },
    ...{ organization_read_up_to: organization, organization_unread: countUnread('organization', organization) },
  };
}

/** Those of the company that visitors try. */
export const createTemplates = (employers: readonly DemoCompany[]): (NewRow<'message_templates'> & { id: number })[] =>
  employers
    .filter(({ profile }) => profile.email === demoAccounts.company)
    .flatMap(({ org_id }) => templates.map((template, index) => ({ id: index + 1, org_id, ...template })));
