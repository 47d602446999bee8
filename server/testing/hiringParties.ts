import type { ConversationSide } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { applyDueDecisions } from '../src/hiring/decisions/apply';
import { sendUnreadEmails } from '../src/hiring/messages/unreadEmails';
import { addDays } from '../src/platform/time/days';
import type { HiringModel, ModelApplication, Seat } from './hiringModel';
import { createMessageActions } from './messages';
import type { SignedIn } from './signIn';
import type { TestServerWithEmail } from './startServerWithEmail';

const companyNames = ['Marina Works', 'Delta Labs'] as const;
const titles = ['Analyst', 'Designer'] as const;
const studentNames = ['Ada Obi', 'Bola Ade', 'Chidi Eze', 'Dayo Ojo'] as const;

/** Two companies with a job each and four students who applied to both, with what they do and what they find. */
export type HiringParties = Awaited<ReturnType<typeof signInParties>>;

export async function signInParties(server: TestServerWithEmail) {
  const { db } = server.context;
  const companies: SignedIn[] = [];
  const students: SignedIn[] = [];
  const jobs: number[] = [];
  for (const [index, company_name] of companyNames.entries()) {
    const company = await server.signIn('organization', { company_name });
    companies.push(company);
    jobs.push((await server.aJob({ org_id: company.role_specific_id, job_title: titles[index] ?? '' })).id);
  }
  for (const full_name of studentNames) students.push(await server.signIn('student', { full_name }));

  let ids: number[] = [];
  let takenDays = 0;
  const idOf = ({ company, student }: Seat) => ids[company * students.length + student] as number;
  const toSides = ({ company, student }: Seat) => ({
    ...{ application_id: idOf({ company, student }), student: students[student] as SignedIn },
    company: companies[company] as SignedIn,
  });

  return {
    idOf,
    toSides,
    companies,
    batchIds: [] as number[],
    conversations: createMessageActions(() => server),
    send: (method: 'POST' | 'PUT', url: string, as: SignedIn, body: object = {}) =>
      server.send({ method, url, as, body }),

    /** Forgets all that was done: each student has newly applied to each company. */
    async begin() {
      for (const table of ['applications', 'decision_batches', 'notifications', 'outbox'] as const)
        await db.deleteFrom(table).execute();
      server.mailbox.clear();
      this.batchIds = [];
      takenDays = 0;
      ids = [];
      for (const job_id of jobs)
        for (const { user_id } of students) ids.push((await server.anApplication({ job_id, user_id })).id);
    },

    /** Days on which nobody is invited yet. */
    takeFreeDays: (count: number) =>
      Array.from({ length: count }, () => {
        takenDays += 1;
        return addDays('2040-01-05', takenDays);
      }),

    /** Lets time pass for all that waits, with two processes that do what is due. */
    async pass(minutes: number) {
      const span = sql`make_interval(mins => ${minutes})`;
      await sql`update decision_batches set due_at = due_at - ${span} where done_at is null`.execute(db);
      const earlier = emailTimes.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)} - ${span}`);
      await sql`update conversations set ${sql.join(earlier)}`.execute(db);
      await Promise.all([applyDueDecisions(db, server.app.log), applyDueDecisions(db, server.app.log)]);
      await Promise.all([sendUnreadEmails(db), sendUnreadEmails(db)]);
      await server.passMinutes(minutes);
    },

    /** What the product has stored and sent. */
    async readAll() {
      const applications = await selectApplications.execute(db);
      const batches = await selectBatches.execute(db);
      const emails = server.mailbox.emails
        .map(({ recipients, subject }) => `${recipients.join()}: ${subject}`)
        .filter((email) => /accepted your application|An answer to|wrote to you/.test(email));
      return {
        applications: applications.rows.map(({ content }) => content),
        batches: batches.rows.map(({ content }) => content),
        emails: emails.toSorted(),
      };
    },

    /** The same by the model. */
    toExpected: ({ applications, batches, emails }: HiringModel) => ({
      applications: applications.map((application) => toExpectedApplication(application)),
      batches: batches.map(({ state, items }) => ({
        state,
        items: items
          .map((item) => [idOf(item.application), item.state, item.failure ?? null] as const)
          .toSorted(([one], [other]) => one - other),
      })),
      emails: emails
        .map(({ company, student, to, about }) => {
          const { email } = toSides({ company, student })[to === 'student' ? 'student' : 'company'];
          if (about === 'Rejected') return `${email}: An answer to your application for ${titles[company]}`;
          if (about === 'Accepted') return `${email}: ${companyNames[company]} accepted your application`;
          return `${email}: ${to === 'student' ? companyNames[company] : studentNames[student]} wrote to you`;
        })
        .toSorted(),
    }),
  };
}

const emailTimes = (['student', 'organization'] satisfies ConversationSide[]).flatMap((side) => [
  ...[`${side}_email_due_at`, `${side}_emailed_at`],
]);

const selectApplications = sql<{ content: object }>`
  select json_build_object(
    'status', status,
    'isReplied', replied_at is not null,
    'isBlocked', blocked_at is not null,
    'isClosed', closed_at is not null,
    'isWelcomed', exists (select from welcomes where application_id = applications.id),
    'endings', array(select kind from application_events
      where application_id = applications.id and kind in ('accepted', 'rejected', 'withdrawn')),
    'told', (select count(*) from notifications where application_id = applications.id
      and user_id = applications.user_id and title in ('You were accepted', 'An answer to your application')),
    'messages', array(select json_build_array(side, body) from messages
      where application_id = applications.id order by id),
    'unread', json_build_array(coalesce(student_unread, 0), coalesce(organization_unread, 0))
  ) as content
  from applications left join conversations on application_id = applications.id order by applications.id`;

const selectBatches = sql<{ content: object }>`
  select json_build_object(
    'state', case when canceled_at is not null then 'canceled' when done_at is not null then 'done' else 'waiting' end,
    'items', array(select json_build_array(application_id, state, failure) from decision_batch_items
      where batch_id = decision_batches.id order by application_id)
  ) as content from decision_batches order by id`;

const endings: Record<string, string[]> = { Accepted: ['accepted'], Rejected: ['rejected'], Withdrawn: ['withdrawn'] };

function toExpectedApplication(application: ModelApplication) {
  const { student, status, isReplied, isBlocked, isClosed, isWelcomed, messages, sides } = application;
  const firstName = studentNames[student]?.split(' ')[0] ?? '';
  return {
    ...{ status, isReplied, isBlocked, isClosed, isWelcomed, endings: endings[status] ?? [] },
    told: status === 'Accepted' || status === 'Rejected' ? 1 : 0,
    messages: messages.map(([from, body]) => [from, body.replace('{first_name}', firstName)]),
    unread: [sides.student.unread.length, sides.organization.unread.length],
  };
}
