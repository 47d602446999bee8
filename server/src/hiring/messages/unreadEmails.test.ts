import type { SignedIn } from '../../../testing';
import { createMessageActions, type Sides } from '../../../testing/messages';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { sendUnreadEmails } from './unreadEmails';

let server: TestServerWithEmail;
let sides: Sides;
const { openApplication, write, markRead, change } = createMessageActions(() => server);
beforeAll(async () => {
  server = await startServerWithEmail();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('conversations').execute();
  sides = await openApplication();
});
afterAll(() => server.stop());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
/** What the worker does so many minutes from now. */
const mailAfter = async (minutes: number) => {
  await sendUnreadEmails(server.context.db, inMinutes(minutes));
  await server.sendDueEmails();
};
const emailsTo = (who: SignedIn) =>
  server.listEmailsTo(who).filter(({ subject = '' }) => subject.endsWith(' wrote to you'));
const countEmails = () => [emailsTo(sides.student).length, emailsTo(sides.company).length];

describe('the email about unread messages', () => {
  it('comes after ten minutes, says who wrote and quotes nothing', async () => {
    await write(sides, sides.company, 'A secret offer');
    await write(sides, sides.company, 'Another one');
    await mailAfter(9);
    expect(countEmails()).toEqual([0, 0]);
    await mailAfter(11);
    const [email, ...others] = emailsTo(sides.student);
    expect([others, emailsTo(sides.company)]).toEqual([[], []]);
    expect(email?.subject).toBe('Marina Works wrote to you');
    expect(email?.text).toContain('You have 2 messages about your application for Analyst.');
    expect(email?.text).toContain(`https://jobs.example.ng/dashboard/messages/${sides.application_id}`);
    expect(`${email?.text} ${email?.html}`).not.toMatch(/secret|Another/);
  });

  it('comes once, however many processes send it and however often they are started', async () => {
    await write(sides, sides.student, 'Hello');
    await Promise.all([1, 2, 3].map(() => sendUnreadEmails(server.context.db, inMinutes(11))));
    await mailAfter(12);
    await mailAfter(300);
    expect(countEmails()).toEqual([0, 1]);
    expect(emailsTo(sides.company)[0]?.subject).toBe('Ada Obi wrote to you');
  });

  it('does not come where the messages were read, before or after it was queued', async () => {
    const first = await write(sides, sides.company, 'Hello');
    await markRead(sides, sides.student, first.id);
    await mailAfter(11);
    const second = await write(sides, sides.company, 'Hello');
    await sendUnreadEmails(server.context.db, inMinutes(11));
    await markRead(sides, sides.student, second.id);
    await server.sendDueEmails();
    expect(countEmails()).toEqual([0, 0]);
  });

  it('comes once an hour to one side of a conversation, and again only about a further message', async () => {
    await write(sides, sides.company, 'One');
    await mailAfter(11);
    await write(sides, sides.company, 'Two');
    await mailAfter(12);
    await mailAfter(70);
    expect(countEmails()).toEqual([1, 0]);
    await write(sides, sides.student, 'Three');
    await mailAfter(72);
    expect(countEmails()).toEqual([2, 1]);
    await mailAfter(500);
    expect(countEmails()).toEqual([2, 1]);
  });

  it('waits ten minutes from the first message that is left', async () => {
    const first = await write(sides, sides.company, 'One');
    await write(sides, sides.company, 'Two');
    const minutesAgo = (count: number) => inMinutes(-count);
    await server.context.db
      .updateTable('messages')
      .set({ created_at: minutesAgo(9) })
      .where('id', '=', first.id)
      .execute();
    await markRead(sides, sides.student, first.id);
    await mailAfter(5);
    expect(countEmails()).toEqual([0, 0]);
    await mailAfter(11);
    expect(countEmails()).toEqual([1, 0]);
  });

  it('does not come to who has ended the conversation, nor from a company that is not verified any more', async () => {
    await write(sides, sides.company, 'One');
    await change(sides, sides.student, 'block');
    await mailAfter(11);
    const other = await openApplication();
    await write(other, other.company, 'One');
    await sendUnreadEmails(server.context.db, inMinutes(11));
    const update = server.context.db.updateTable('organizations').set({ verification_status: 'rejected' });
    await update.where('id', '=', other.company.role_specific_id).execute();
    await server.sendDueEmails();
    expect([countEmails(), emailsTo(other.student)]).toEqual([[0, 0], []]);
  });
});
