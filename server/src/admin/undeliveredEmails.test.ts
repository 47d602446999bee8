import type { Output } from '@foothold/shared/contract';
import type { listAudit, listOrganizations, listUndeliveredEmails } from '@foothold/shared/contract/admin';
import { sql } from 'kysely';
import type { SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';
import { queueEmail } from '../email/emailTemplate';
import { deleteDoneTasks } from '../email/queries';
import { applicationReceiptEmail } from '../hiring/applications/emails';
import { transact } from '../platform/db';
import { organizationSuspendedEmail } from './emails';

let server: TestServerWithEmail;
let admin: SignedIn;
beforeEach(async () => {
  server = await startServerWithEmail();
  admin = await server.signIn('admin');
});
afterEach(() => server.stop());

const list = async (cursor?: string) =>
  (await server.send({ url: `undelivered_emails${cursor ? `?cursor=${cursor}` : ''}`, as: admin })).json<
    Output<typeof listUndeliveredEmails>
  >();
const resend = (id: number) =>
  server.send({ method: 'POST', url: `undelivered_emails/${id}/resend`, as: admin, body: {} });

/** Lets the mail server refuse the next email that is due. */
async function giveUpNext(): Promise<void> {
  server.mailbox.refuseNext(550);
  await server.sendDueEmails();
}

const passDays = (days: number) => {
  const span = sql`make_interval(days => ${days})`;
  return sql`update outbox set done_at = done_at - ${span}, gave_up_at = gave_up_at - ${span}`.execute(
    server.context.db,
  );
};

/** A receipt that its student did not get. */
async function aRefusedReceipt(): Promise<{ id: number; student: SignedIn }> {
  const student = await server.signIn('student');
  const { id: application_id } = await server.anApplication({ user_id: student.user_id });
  await transact(server.context.db, (tx) => queueEmail(tx, applicationReceiptEmail, { application_id }));
  await giveUpNext();
  return { id: application_id, student };
}

describe('GET /undelivered_emails', () => {
  it('lists emails that were given up, with their recipient and why, and the overview counts them', async () => {
    const { student } = await aRefusedReceipt();
    const { emails, next_cursor } = await list();
    expect([emails, next_cursor]).toEqual([
      [
        {
          ...{ id: expect.any(Number), about: 'application_receipt', to: student.email, was_secret: false },
          ...{ subject: expect.stringMatching(/^You applied for /), attempts: 1, error: 'address refused 550' },
          gave_up_at: expect.any(String),
        },
      ],
      null,
    ]);
    const overview = await server.send({ url: 'all_orgs_admin_View', as: admin });
    expect(overview.json<Output<typeof listOrganizations>>().undelivered_emails).toBe(1);
  });

  it('pages to those that were queued before', async () => {
    const student = await server.signIn('student');
    const { id: application_id } = await server.anApplication({ user_id: student.user_id });
    await transact(server.context.db, async (tx) => {
      for (let index = 0; index < 21; index += 1) await queueEmail(tx, applicationReceiptEmail, { application_id });
    });
    await server.context.db.updateTable('outbox').set({ done_at: new Date(), gave_up_at: new Date() }).execute();
    const first = await list();
    expect(first.emails).toHaveLength(20);
    const second = await list(first.next_cursor ?? '');
    expect([second.emails.length, second.next_cursor]).toEqual([1, null]);
    expect(second.emails[0]!.id).toBeLessThan(first.emails[19]!.id);
  });

  it('says of one that has nothing left to say that it needs no sending', async () => {
    const { id } = await aRefusedReceipt();
    await server.context.db.updateTable('applications').set({ status: 'Rejected' }).where('id', '=', id).execute();
    expect((await list()).emails).toMatchObject([{ about: 'application_receipt', subject: null, to: null }]);
  });

  it('keeps no secret of one that had a link of its own', async () => {
    const student = await server.signIn('student');
    await server.send({ method: 'POST', url: 'resetPassword', body: { email: student.email } });
    await giveUpNext();
    const [email] = (await list()).emails;
    expect(email).toMatchObject({ about: 'password_reset', to: student.email, was_secret: true });
    const stored = await server.context.db.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(stored)).not.toMatch(/token|paragraphs/);
    expect((await resend(email!.id)).statusCode).toBe(409);
  });

  it('forgets what was written to a student who deletes their account, and everything after 30 days', async () => {
    const student = await server.signIn('student');
    const { db } = server.context;
    await transact(db, (tx) =>
      queueEmail(tx, organizationSuspendedEmail, {
        user_id: student.user_id,
        company_name: 'Oja',
        reason: 'A secret.',
      }),
    );
    await giveUpNext();
    await server.send({ method: 'DELETE', url: 'account', as: student, body: { password: student.password } });
    expect((await list()).emails).toEqual([]);
    expect(JSON.stringify(await db.selectFrom('outbox').select('payload').execute())).not.toContain('A secret.');

    await aRefusedReceipt();
    await passDays(29);
    await deleteDoneTasks(db);
    expect((await list()).emails).toHaveLength(1);
    await passDays(2);
    await deleteDoneTasks(db);
    expect((await list()).emails).toEqual([]);
  });
});

describe('POST /undelivered_emails/:id/resend', () => {
  it('sends the email again, as the same one, and writes that down', async () => {
    const { student } = await aRefusedReceipt();
    const [email] = (await list()).emails;
    expect((await resend(email!.id)).json()).toEqual({ message: 'The email is on its way again.' });
    expect((await list()).emails).toEqual([]);

    await server.sendDueEmails();
    const [received] = server.listEmailsTo(student);
    expect(received?.subject).toBe(email!.subject);
    const audit = await server.send({ url: 'audit_log?action=email.resent', as: admin });
    expect(audit.json<Output<typeof listAudit>>().entries).toMatchObject([
      { subject: 'email', subject_id: String(email!.id), by: admin.email, detail: { email: 'application_receipt' } },
    ]);
  });

  it('is refused while the email is being sent again, and not found once it was', async () => {
    await aRefusedReceipt();
    const [email] = (await list()).emails;
    const answers = await Promise.all([resend(email!.id), resend(email!.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await server.sendDueEmails();
    expect((await resend(email!.id)).statusCode).toBe(404);
    expect((await resend(999_999)).statusCode).toBe(404);
  });

  it('lists the email again when it is refused again', async () => {
    await aRefusedReceipt();
    const [email] = (await list()).emails;
    await resend(email!.id);
    await giveUpNext();
    expect((await list()).emails).toMatchObject([{ id: email!.id, attempts: 1, error: 'address refused 550' }]);
  });
});
