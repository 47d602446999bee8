import { randomInt } from 'node:crypto';
import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

const registration = {
  ...{ role: 'student', password: 'correct horse staple', full_name: 'Ngozi Balogun', phone: '08031234567' },
  ...{ sex: 'Female', university: 'University of Lagos, Lagos', course_of_study: 'Computer Science' },
  ...{ status: 'Undergraduate', degree: 'BSc' },
};
let count = 0;
/** Signs up as the form does. */
async function register(): Promise<SignedIn> {
  count += 1;
  const body = { ...registration, email: `new${count}@example.ng` };
  const { identity, token } = (await server.send({ method: 'POST', url: 'auth/register', body })).json();
  return { ...identity, token, password: body.password };
}

const listSubjects = (who: { email: string }) => server.listEmailsTo(who).map(({ subject }) => subject);
async function readToken(who: { email: string }) {
  await server.sendDueEmails();
  return /\/confirm\?token=(\S+)/.exec(server.listEmailsTo(who).at(-1)?.text ?? '')?.[1] ?? '';
}
const confirm = (token: string) => server.send({ method: 'POST', url: 'auth/confirm', body: { token } });
const resend = (as: SignedIn) => server.send({ method: 'POST', url: 'account/confirmation', as });
const readStatus = async (as: SignedIn) => (await server.send({ url: 'session', as })).json().email_status;
const question = 'Confirm your email address for Foothold';

describe('a new account', () => {
  it('can be used at once, and is asked by one mail whether the address is its own', async () => {
    const ada = await register();
    expect(ada.email_status).toBe('unconfirmed');
    const token = await readToken(ada);
    expect(listSubjects(ada)).toEqual([question]);
    expect((await confirm(token)).json()).toEqual({ message: 'Your address is confirmed.' });
    expect(await readStatus(ada)).toBeUndefined();
  });

  it('may follow its link twice, but no other', async () => {
    const ada = await register();
    const token = await readToken(ada);
    expect([(await confirm(token)).statusCode, (await confirm(token)).statusCode]).toEqual([200, 200]);
    const refused = await confirm('another-token');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_possible_now']);
  });

  it('gets no other mail until then, and afterwards those that still matter', async () => {
    const ada = await register();
    const token = await readToken(ada);
    const admin = await server.signIn('admin');
    const suspend = (call: string, body = {}) =>
      server.send({ method: 'PUT', url: `${call}-student/${ada.user_id}`, as: admin, body });
    expect((await suspend('suspend', { reason: 'A mistake of ours' })).statusCode).toBe(200);
    expect((await suspend('restore')).statusCode).toBe(200);
    await server.sendDueEmails();
    await server.passMinutes(60);
    expect(listSubjects(ada)).toEqual([question]);

    await confirm(token);
    await server.sendDueEmails();
    expect(listSubjects(ada)).toHaveLength(3);
  });

  it('gets another link when it asks, three times a day', async () => {
    const ada = await register();
    const first = await readToken(ada);
    for (let times = 0; times < 3; times += 1) expect((await resend(ada)).statusCode).toBe(200);
    expect((await resend(ada)).json()).toMatchObject({
      code: 'not_possible_now',
      error: 'We sent several links today. Look in the spam folder too, or try again tomorrow.',
    });
    await server.sendDueEmails();
    expect(listSubjects(ada)).toHaveLength(4);
    expect((await confirm(first)).statusCode).toBe(200);
    expect((await resend(ada)).json()).toEqual({ message: 'Your address is confirmed.' });
  });

  it('gets the same link in place of one for a new password, which a stranger could ask for', async () => {
    const ada = await register();
    await server.sendDueEmails();
    await server.send({ method: 'POST', url: 'resetPassword', body: { email: ada.email } });
    await server.sendDueEmails();
    expect(listSubjects(ada)).toEqual([question, question]);
  });

  it('can do nothing but confirm its address after seven days', async () => {
    const ada = await register();
    const token = await readToken(ada);
    const age = (days: number) =>
      server.context.db
        .updateTable('users')
        .set({ created_at: new Date(Date.now() - days * 24 * 3600_000) })
        .where('id', '=', ada.user_id)
        .execute();
    const read = async () => (await server.send({ url: `view_notifications/${ada.user_id}`, as: ada })).json();
    await age(6.9);
    expect(await read()).not.toHaveProperty('code');
    await age(7.1);
    expect(await read()).toMatchObject({ code: 'address_unconfirmed', error: 'Confirm your email address first.' });
    expect(await readStatus(ada)).toBe('overdue');
    expect((await resend(ada)).statusCode).toBe(200);

    await confirm(token);
    expect(await read()).not.toHaveProperty('code');
  });

  it('stores the hash of its token only', async () => {
    const token = await readToken(await register());
    const { db } = server.context;
    const stored = [
      await db.selectFrom('address_confirmations').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

const newAddress = () => `other${randomInt(1e9)}@example.ng`;
const change = (as: SignedIn, email: string, password = as.password) =>
  server.send({ method: 'PUT', url: 'account/email', as, body: { email, password } });
const undo = (token: string) => server.send({ method: 'POST', url: 'auth/undo-address-change', body: { token } });
const readUndoToken = (email: string) =>
  /\/confirm\/undo\?token=(\S+)/.exec(server.listEmailsTo({ email }).at(-1)?.text ?? '')?.[1] ?? '';
const readEmail = async (as: SignedIn) => (await server.send({ url: 'session', as })).json().email;

describe('an unconfirmed address', () => {
  it('is corrected at once, and the link goes to the new one', async () => {
    const ada = await register();
    const first = await readToken(ada);
    const email = newAddress();
    expect((await change(ada, email)).json()).toEqual({ message: `A link is on its way to ${email}.` });
    expect([await readEmail(ada), await readStatus(ada)]).toEqual([email, 'unconfirmed']);
    expect((await confirm(first)).statusCode).toBe(409);
    expect((await confirm(await readToken({ email }))).statusCode).toBe(200);
    expect(listSubjects(ada)).toEqual([question]);
  });

  it('is not changed with a wrong password, to the same, or to that of another account', async () => {
    const [ada, bola] = [await register(), await register()];
    expect((await change(ada, newAddress(), 'wrong password')).json().fields).toHaveProperty('password');
    expect((await change(ada, ada.email)).json().fields).toHaveProperty('email');
    expect((await change(ada, bola.email)).json()).toMatchObject({ code: 'email_taken' });
    expect(await readEmail(ada)).toBe(ada.email);
  });
});

describe('a confirmed address', () => {
  it('is changed when the link in the mail to the new one is followed', async () => {
    const ada = await server.signIn('student');
    const email = newAddress();
    await change(ada, email);
    const token = await readToken({ email });
    expect([await readEmail(ada), listSubjects(ada)]).toEqual([
      ada.email,
      ['The address of your Foothold account is being changed'],
    ]);
    expect((await confirm(token)).statusCode).toBe(200);
    expect([await readEmail(ada), await readStatus(ada)]).toEqual([email, undefined]);
  });

  it.each([
    ['before', false],
    ['after', true],
  ])('is kept by the link in the mail to the old one, %s the change', async (_when, isConfirmed) => {
    const ada = await server.signIn('student');
    const email = newAddress();
    await change(ada, email);
    const token = await readToken({ email });
    if (isConfirmed) await confirm(token);
    const response = await undo(readUndoToken(ada.email));
    expect(response.json().message).toBe('Your address is as it was. We mailed you a link to set a new password.');

    expect((await server.send({ url: 'session', as: ada })).statusCode).toBe(401);
    const login = (address: string) =>
      server.send({ method: 'POST', url: 'login', body: { email: address, password: ada.password } });
    expect([(await login(ada.email)).statusCode, (await login(email)).statusCode]).toEqual([401, 401]);
    expect((await confirm(token)).statusCode).toBe(409);
    await server.sendDueEmails();
    expect(listSubjects(ada).at(-1)).toBe('Reset your Foothold password');
  });

  it('is kept for its account while the change can be undone, whoever signs up with it', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const email = newAddress();
    await change(ada, email);
    await confirm(await readToken({ email }));

    const body = { ...registration, email: ada.email };
    const register = () => server.send({ method: 'POST', url: 'auth/register', body });
    expect((await register()).json()).toMatchObject({ code: 'email_taken' });
    expect((await change(bola, ada.email)).json()).toMatchObject({ code: 'email_taken' });
    await server.context.db.updateTable('address_changes').set({ expires_at: new Date() }).execute();
    expect((await register()).statusCode).toBe(201);
  });

  it('can be taken back although a later change was taken back already', async () => {
    const ada = await server.signIn('student');
    const [second, third] = [newAddress(), newAddress()];
    await change(ada, second);
    await confirm(await readToken({ email: second }));
    const undoFirst = readUndoToken(ada.email);
    await change(ada, third);
    await server.sendDueEmails();
    expect((await undo(readUndoToken(second))).statusCode).toBe(200);

    expect((await undo(undoFirst)).statusCode).toBe(200);
    const { db } = server.context;
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', ada.user_id)
      .executeTakeFirstOrThrow();
    expect(email).toBe(ada.email);
  });

  it('can be taken back once, by one of two at the same time', async () => {
    const ada = await server.signIn('student');
    await change(ada, newAddress());
    await server.sendDueEmails();
    const token = readUndoToken(ada.email);
    const answers = await Promise.all([undo(token), undo(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('stays when the account got a new password before the change was confirmed', async () => {
    const ada = await server.signIn('student');
    const email = newAddress();
    await change(ada, email);
    const token = await readToken({ email });
    const body = { current_password: ada.password, new_password: 'a brand new harbour' };
    await server.send({ method: 'PUT', url: 'account/password', as: ada, body });
    expect((await confirm(token)).statusCode).toBe(409);
    expect((await undo(readUndoToken(ada.email))).statusCode).toBe(200);
  });

  it('is told that it was changed, with a way back for another seven days', async () => {
    const ada = await server.signIn('student');
    const email = newAddress();
    await change(ada, email);
    await confirm(await readToken({ email }));
    await server.context.db
      .updateTable('address_changes')
      .set({ expires_at: new Date() })
      .where('user_id', '=', ada.user_id)
      .where('created_at', '<', (eb) => eb.selectFrom('address_changes').select(eb.fn.max('created_at').as('last')))
      .execute();
    await server.sendDueEmails();
    const [, changed] = server.listEmailsTo(ada);
    expect(changed?.subject).toBe('The address of your Foothold account was changed');
    expect(changed?.text).toContain(`  ${email}`);
    expect(server.listEmailsTo({ email }).map(({ subject }) => subject)).toEqual([
      'Confirm your new email address for Foothold',
    ]);
    expect((await undo(readUndoToken(ada.email))).statusCode).toBe(200);
    await server.sendDueEmails();
    expect(listSubjects(ada).at(-1)).toBe('Reset your Foothold password');
  });

  it('takes with it the links for a new password that were mailed to it', async () => {
    const ada = await server.signIn('student');
    await server.send({ method: 'POST', url: 'resetPassword', body: { email: ada.email } });
    await server.sendDueEmails();
    const [, token] = /\/reset\/confirm\?token=(\S+)/.exec(server.listEmailsTo(ada).at(-1)?.text ?? '') ?? [];
    const check = () => server.send({ method: 'POST', url: 'resetPassword/check', body: { token } });
    expect((await check()).statusCode).toBe(200);

    const email = newAddress();
    await change(ada, email);
    await confirm(await readToken({ email }));
    expect((await check()).statusCode).toBe(409);
    const body = { token, password: 'a brand new harbour' };
    expect((await server.send({ method: 'POST', url: 'resetPassword/confirm', body })).statusCode).toBe(409);
  });

  it('is not changed to one that another account has taken meanwhile', async () => {
    const ada = await server.signIn('student');
    const email = newAddress();
    await change(ada, email);
    const token = await readToken({ email });
    await server.signIn('student', { email });
    expect((await confirm(token)).json()).toMatchObject({ code: 'email_taken' });
  });
});

describe('a stranger’s address', () => {
  it('gets four links a day, however many accounts are opened with it and deleted', async () => {
    const email = newAddress();
    const sent: number[] = [];
    for (let account = 0; account < 6; account += 1) {
      const body = { ...registration, email };
      const { token } = (await server.send({ method: 'POST', url: 'auth/register', body })).json();
      await server.sendDueEmails();
      sent.push(server.listEmailsTo({ email }).length);
      const as = { token } as SignedIn;
      await server.send({ method: 'DELETE', url: 'account', as, body: { password: registration.password } });
    }
    expect(sent).toEqual([1, 2, 3, 4, 4, 4]);
    const ada = await server.signIn('student');
    expect((await change(ada, email)).json()).toMatchObject({ code: 'not_possible_now' });
  });
});

describe('a taken address', () => {
  it('is refused, and its owner is told once a day', async () => {
    const limited = await startServerWithEmail({ RATE_LIMIT: '1' });
    const ada = await limited.signIn('student');
    const body = { ...registration, email: ada.email };
    for (let times = 0; times < 3; times += 1) {
      const refused = await limited.send({ method: 'POST', url: 'auth/register', body });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'email_taken']);
    }
    await limited.sendDueEmails();
    expect(limited.listEmailsTo(ada).map(({ subject }) => subject)).toEqual(['You have a Foothold account already']);
    await limited.stop();
  });
});

describe('who sees that an address is not confirmed', () => {
  it('is the company that the student applied to, and the admins', async () => {
    const organization = await server.signIn('organization');
    const { id: job_id } = await server.aJob({ org_id: organization.role_specific_id });
    const { id, user_id } = await server.anApplication({ job_id });
    const admin = await server.signIn('admin');
    const read = async () => {
      const own = (await server.send({ url: `applications/${id}`, as: organization })).json();
      const details = (await server.send({ url: `student/${user_id}/details`, as: admin })).json();
      return [own.application.user.email_confirmed, details.student.email_confirmed];
    };
    expect(await read()).toEqual([true, true]);
    const { db } = server.context;
    await db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', user_id).execute();
    expect(await read()).toEqual([false, false]);
  });
});

describe('a change of address that is not confirmed yet', () => {
  const pending = (method: 'GET' | 'POST' | 'DELETE', as: SignedIn) =>
    server.send({ method, url: 'account/email/change', as });
  const preview = (token: string) => server.send({ method: 'POST', url: 'auth/confirm/preview', body: { token } });

  it('is shown to its own account until the link is followed, which names the address', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('organization')];
    expect((await pending('GET', ada)).json()).toEqual({ change: null });
    const email = newAddress();
    await change(ada, email);
    expect((await pending('GET', ada)).json()).toEqual({ change: { email, expires_at: expect.any(String) } });
    expect((await pending('GET', bola)).json()).toEqual({ change: null });

    const token = await readToken({ email });
    expect((await preview(token)).json()).toEqual({ email, is_confirmed: false });
    expect(await readEmail(ada)).toBe(ada.email);
    await confirm(token);
    expect((await preview(token)).json()).toEqual({ email, is_confirmed: true });
    expect((await pending('GET', ada)).json()).toEqual({ change: null });
    expect((await preview('another-token')).json()).toMatchObject({ code: 'not_possible_now' });
  });

  it('gets its link again, three times a day', async () => {
    const ada = await server.signIn('student');
    const email = newAddress();
    expect((await pending('POST', ada)).json()).toMatchObject({ error: 'No change is waiting any more.' });
    await change(ada, email);
    for (let times = 0; times < 3; times += 1)
      expect((await pending('POST', ada)).json()).toEqual({ message: `A new link is on its way to ${email}.` });
    expect((await pending('POST', ada)).json()).toMatchObject({ code: 'not_possible_now' });
    await server.sendDueEmails();
    expect(server.listEmailsTo({ email })).toHaveLength(4);
    expect((await confirm(await readToken({ email }))).statusCode).toBe(200);
    expect(await readEmail(ada)).toBe(email);
  });

  it('is given up, and its links with it', async () => {
    const ada = await server.signIn('organization');
    const email = newAddress();
    await change(ada, email);
    const token = await readToken({ email });
    expect((await pending('DELETE', ada)).json()).toEqual({ message: 'Your address stays as it is.' });
    expect((await pending('DELETE', ada)).statusCode).toBe(200);
    expect((await pending('GET', ada)).json()).toEqual({ change: null });
    expect((await preview(token)).statusCode).toBe(409);
    expect((await confirm(token)).statusCode).toBe(409);
    expect(await readEmail(ada)).toBe(ada.email);
  });
});
