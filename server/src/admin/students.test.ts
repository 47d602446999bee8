import type { SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

describe('admin: one student', () => {
  let server: TestServerWithEmail;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startServerWithEmail();
    admin = await server.signIn('admin');
  });
  afterAll(() => server.stop());

  const reason = 'Sent the same letter to forty companies.';
  const put = (url: string, body: object = {}, as = admin) => server.send({ method: 'PUT', url, as, body });
  const suspend = (id: number, why = reason, as = admin) => put(`suspend-student/${id}`, { reason: why }, as);
  const restore = (id: number) => put(`restore-student/${id}`);
  const loadDetails = async (id: number, query = '') =>
    (await server.send({ url: `student/${id}/details${query}`, as: admin })).json().student;
  const logIn = ({ email, password }: SignedIn) =>
    server.send({ method: 'POST', url: 'login', body: { email, password } });
  const listAuditEntries = (id: number) =>
    server.context.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id', 'detail'])
      .where('subject', '=', 'user')
      .where('subject_id', '=', String(id))
      .where('expires_at', 'is', null)
      .where('action', '!=', 'student.registered')
      .orderBy('id')
      .execute();

  describe('GET /student/{id}/details', () => {
    it('returns the profile, the sessions and a page of the applications', async () => {
      const ada = await server.signIn('student', { full_name: 'Ada Obi' });
      for (const job_title of ['Cook', 'Baker', 'Tailor']) {
        const job = await server.aJob({ job_title });
        await server.anApplication({ job_id: job.id, user_id: ada.user_id });
      }

      expect(await loadDetails(ada.user_id, '?limit=2')).toMatchObject({
        ...{ id: ada.user_id, email: ada.email, suspended_at: null, suspension_reason: null },
        student: { full_name: 'Ada Obi', sex: 'Female', university: 'University of Lagos' },
        sessions: [{ device: null }],
        applications: [{ job_title: 'Tailor', status: 'Applied' }, { job_title: 'Baker' }],
        totals: { applications: 3 },
      });
      expect(await loadDetails(ada.user_id, '?limit=2&applications=2')).toMatchObject({
        applications: [{ job_title: 'Cook' }],
      });
    });

    it('responds with 404 when the id is unknown, an organization’s or of a deleted account', async () => {
      const company = await server.signIn('organization');
      const former = await server.signIn('student');
      await server.send({ method: 'DELETE', url: 'account', as: former, body: { password: former.password } });
      for (const id of [999_999, company.user_id, former.user_id]) {
        expect((await server.send({ url: `student/${id}/details`, as: admin })).statusCode).toBe(404);
        expect((await suspend(id)).statusCode).toBe(404);
      }
    });

    it('ends all sessions and logs it when DELETE /student/{id}/sessions is sent', async () => {
      const ada = await server.signIn('student');
      await logIn(ada);
      const response = await server.send({ method: 'DELETE', url: `student/${ada.user_id}/sessions`, as: admin });
      expect(response.json()).toMatchObject({ ended: 2 });
      expect((await server.send({ url: 'session', as: ada })).statusCode).toBe(401);
      expect((await logIn(ada)).statusCode).toBe(200);
      expect(await listAuditEntries(ada.user_id)).toMatchObject([
        { action: 'student.logged_out', detail: { ended: 2 } },
      ]);
    });
  });

  describe('PUT /suspend-student and /restore-student', () => {
    it('ends every session, gives the reason to a login and by email, and keeps the applications', async () => {
      const ada = await server.signIn('student');
      const { id } = await server.anApplication({ user_id: ada.user_id });
      expect((await suspend(ada.user_id)).json()).toMatchObject({
        student: { id: ada.user_id, suspended_at: expect.any(String), suspension_reason: reason },
      });

      expect((await server.send({ url: 'session', as: ada })).statusCode).toBe(401);
      const refused = await logIn(ada);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { code: 'account_suspended', error: 'Your account is suspended.', reason },
      ]);
      expect(refused.headers['set-cookie']).toBeUndefined();
      expect(await loadDetails(ada.user_id)).toMatchObject({ applications: [{ id, status: 'Applied' }], sessions: [] });
      await server.sendDueEmails();
      expect(server.listEmailsTo(ada)).toMatchObject([{ subject: 'Your Foothold account is suspended' }]);
      expect(server.listEmailsTo(ada)[0]?.text).toContain(reason);
    });

    it('does not reveal the suspension when the password is wrong', async () => {
      const ada = await server.signIn('student');
      await suspend(ada.user_id);
      expect((await logIn({ ...ada, password: 'not the password' })).json()).toMatchObject({
        code: 'wrong_credentials',
      });
    });

    it('lifts the suspension once when it is restored twice', async () => {
      const ada = await server.signIn('student');
      await suspend(ada.user_id);
      for (const _ of [1, 2])
        expect((await restore(ada.user_id)).json()).toMatchObject({ student: { suspended_at: null } });
      expect((await logIn(ada)).statusCode).toBe(200);
      await server.sendDueEmails();
      // Emails that are sent together arrive in any order.
      const subjects = server.listEmailsTo(ada).map(({ subject }) => subject);
      expect(subjects.sort()).toEqual([
        ...['Your Foothold account is open again', 'Your Foothold account is suspended'],
      ]);
      expect(await listAuditEntries(ada.user_id)).toEqual([
        { action: 'student.suspended', actor_user_id: admin.user_id, detail: { reason } },
        { action: 'student.restored', actor_user_id: admin.user_id, detail: { reason } },
      ]);
    });

    it('responds with 422 when the reason is blank', async () => {
      const ada = await server.signIn('student');
      const refused = await suspend(ada.user_id, ' ');
      expect([refused.statusCode, refused.json().fields]).toEqual([422, { reason: 'A reason is required.' }]);
    });

    it('suspends and logs once when it is sent several times at once', async () => {
      const ada = await server.signIn('student');
      const responses = await Promise.all([suspend(ada.user_id), suspend(ada.user_id), suspend(ada.user_id)]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await listAuditEntries(ada.user_id)).toHaveLength(1);
    });

    it('responds with 409 to one of two admins when they suspend with different reasons at once', async () => {
      const [ada, other] = [await server.signIn('student'), await server.signIn('admin')];
      const responses = await Promise.all([suspend(ada.user_id), suspend(ada.user_id, 'Spam.', other)]);
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const refused = responses.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json()).toMatchObject({ error: 'This account was suspended meanwhile.' });
      expect(await listAuditEntries(ada.user_id)).toHaveLength(1);
    });

    it('leaves no session when a login is concurrent with the suspension', async () => {
      for (let round = 0; round < 5; round += 1) {
        const ada = await server.signIn('student');
        const [login] = await Promise.all([logIn(ada), suspend(ada.user_id)]);
        const { token = '' } = login.json();
        expect((await server.send({ url: 'session', as: { token } })).statusCode).toBe(401);
      }
    });
  });
});
