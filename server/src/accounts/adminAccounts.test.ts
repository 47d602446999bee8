import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

describe('the accounts of admins', () => {
  let server: TestServerWithEmail;
  beforeAll(async () => {
    server = await startServerWithEmail();
  });
  afterAll(() => server.stop());

  const localOperator = () => ({ token: server.context.localToken });
  const create = (email: string, password: string, as = localOperator()) =>
    server.send({ method: 'POST', url: 'admins', as, body: { email, password } });
  const reset = (email: string, two_factor_off = false, as = localOperator()) =>
    server.send({ method: 'POST', url: 'admins/reset', as, body: { email, two_factor_off } });
  const logIn = (email: string, password: string) =>
    server.send({ method: 'POST', url: 'login', body: { email, password } });
  const statusOf = async (as: { token: string }) => (await server.send({ url: 'session', as })).statusCode;
  const listAuditEntries = (subject_id: number) =>
    server.context.db
      .selectFrom('audit_log')
      .where('expires_at', 'is', null)
      .select(['actor_user_id', 'action', 'detail'])
      .where('subject', '=', 'user')
      .where('subject_id', '=', String(subject_id))
      .orderBy('id')
      .execute();

  describe('creating an admin', () => {
    it('creates an admin who can log in, and changes nothing when the admin exists', async () => {
      expect((await create('Boss@example.ng', 'slow yellow bicycle')).json()).toEqual({ created: true });
      expect((await create('boss@example.ng', 'another bicycle')).json()).toEqual({ created: false });
      const { role, user_id } = (await logIn('boss@example.ng', 'slow yellow bicycle')).json();
      expect(role).toBe('admin');
      expect(await listAuditEntries(user_id)).toEqual([
        { actor_user_id: null, action: 'admin.created', detail: { by: 'command' } },
      ]);
    });

    it('responds with field errors when the address belongs to a student or the password is common', async () => {
      const student = await server.signIn('student');
      expect((await create(student.email, 'slow yellow bicycle')).json().fields.email).toContain(
        'belongs to a student',
      );
      expect((await create('second@example.ng', 'password123')).json().fields).toHaveProperty('password');
    });
  });

  describe('changing an admin’s role', () => {
    const change = (email: string, admin_role: string | null, as = localOperator()) =>
      server.send({ method: 'PUT', url: 'admins/role', as, body: { email, admin_role } });

    it('ends their sessions and leaves them that part of the work alone, until they get all of it again', async () => {
      const admin = await server.signIn('admin');
      const listStatuses = async () => {
        const as = (await logIn(admin.email, admin.password)).json<{ token: string }>();
        const urls = ['all_students', 'releases'];
        return Promise.all(urls.map(async (url) => (await server.send({ url, as })).statusCode));
      };
      expect(await listStatuses()).toEqual([200, 200]);
      expect((await change(admin.email, 'reviewer')).json()).toEqual({ changed: true });
      expect((await change(admin.email, 'reviewer')).json()).toEqual({ changed: false });
      expect(await statusOf(admin)).toBe(401);
      expect(await listStatuses()).toEqual([200, 403]);
      expect((await logIn(admin.email, admin.password)).json()).toMatchObject({ admin_role: 'reviewer' });
      await change(admin.email, 'release_manager');
      expect(await listStatuses()).toEqual([403, 200]);
      await change(admin.email, null);
      expect(await listStatuses()).toEqual([200, 200]);
      const detail = {
        ...{ by: 'operator', before: { admin_role: null }, after: { admin_role: 'reviewer' } },
      };
      expect((await listAuditEntries(admin.user_id))[1]).toEqual({
        ...{ actor_user_id: null, action: 'admin.role_changed', detail },
      });
    });

    it('makes an admin with a part of the work', async () => {
      const body = { email: 'releases@example.ng', password: 'slow yellow bicycle', admin_role: 'release_manager' };
      expect((await server.send({ method: 'POST', url: 'admins', as: localOperator(), body })).json()).toEqual({
        created: true,
      });
      expect((await logIn(body.email, body.password)).json()).toMatchObject({ admin_role: 'release_manager' });
    });

    it('is refused for who is no admin, for an unknown role, and from another machine', async () => {
      const student = await server.signIn('student');
      expect((await change(student.email, 'reviewer')).json().error).toBe(`${student.email} is no admin.`);
      expect((await change(student.email, 'owner')).statusCode).toBe(422);
      const { email } = await server.signIn('admin');
      expect((await change(email, null, { token: server.context.operatorToken })).statusCode).toBe(403);
    });
  });

  describe('resetting an admin', () => {
    it('ends the password and every session, and returns a link that works once', async () => {
      const admin = await server.signIn('admin');
      const { link, two_factor_was_on } = (await reset(admin.email)).json();
      expect(two_factor_was_on).toBe(false);
      expect([await statusOf(admin), (await logIn(admin.email, admin.password)).statusCode]).toEqual([401, 401]);

      const token = new URL(link).searchParams.get('token');
      expect(link).toBe(`https://jobs.example.ng/reset/confirm?token=${token}`);
      const confirmReset = () =>
        server.send({ method: 'POST', url: 'resetPassword/confirm', body: { token, password: 'green tall ladder' } });
      expect([(await confirmReset()).statusCode, (await confirmReset()).statusCode]).toEqual([200, 409]);
      expect((await logIn(admin.email, 'green tall ladder')).json().role).toBe('admin');
      await server.sendDueEmails();
      expect(server.listEmailsTo(admin).map(({ subject }) => subject)).toContain('Your Foothold account was reset');
      expect((await listAuditEntries(admin.user_id)).slice(-2)).toMatchObject([
        { actor_user_id: null, action: 'admin.reset', detail: { by: 'operator', two_factor_off: false } },
        { actor_user_id: admin.user_id, action: 'account.password_reset' },
      ]);
    });

    it('disables two-factor login only when two_factor_off is set', async () => {
      const admin = await server.signIn('unproven');
      const logInAfterReset = async () => {
        const token = new URL((await reset(admin.email)).json().link).searchParams.get('token');
        await server.send({
          method: 'POST',
          url: 'resetPassword/confirm',
          body: { token, password: 'green tall ladder' },
        });
        return (await logIn(admin.email, 'green tall ladder')).json().two_factor;
      };
      expect(await logInAfterReset()).toBe('code');
      expect((await reset(admin.email, true)).json().two_factor_was_on).toBe(true);
      expect(await logInAfterReset()).toBe('off');
      await server.sendDueEmails();
      expect(server.listEmailsTo(admin).map(({ subject }) => subject)).toContain('Two-factor login was switched off');
    });

    it('responds with 404 when the account is no admin', async () => {
      const student = await server.signIn('student');
      expect((await reset(student.email)).json().error).toBe(`${student.email} is no admin.`);
      expect((await reset('nobody@example.ng')).statusCode).toBe(404);
      expect(await statusOf(student)).toBe(200);
    });
  });

  it('responds with 403 when the operator token comes from another machine', async () => {
    const remoteOperator = { token: server.context.operatorToken };
    const admin = await server.signIn('admin');
    for (const refused of [
      await create('third@example.ng', 'slow yellow bicycle', remoteOperator),
      await reset(admin.email, false, remoteOperator),
    ])
      expect([refused.statusCode, refused.json().error]).toEqual([
        403,
        'Admins are made, changed and reset on the machine of the server alone.',
      ]);
    expect(await statusOf(admin)).toBe(200);
  });
});
