import { startServer, type TestServer } from '../../testing';
import { rejectionReason } from '../../testing/signIn';

describe('registration, login and session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const student = {
    role: 'student',
    email: 'ada@example.ng',
    password: 'quiet river 42',
    full_name: 'Ada Obi',
    phone: '0801 234 5678',
    course_of_study: 'Physics',
    university: 'University of Ibadan',
    sex: 'Female',
    status: 'Undergraduate',
    degree: 'BSc',
  };
  const organization = {
    role: 'organization',
    email: 'organization@example.ng',
    password: 'quiet river 42',
    company_name: 'Marina Works',
    phone: '08012345678',
    company_street_address: '1 Marina',
    company_state: 'Lagos',
    company_cac_number: 'RC1',
    interview_link: '',
  };

  const register = (body: object) => server.send({ method: 'POST', url: 'auth/register', body });
  const logIn = (email: string, password: string, headers = {}) =>
    server.send({ method: 'POST', url: 'login', body: { email, password }, headers });
  const getSession = (token: string) => server.send({ url: 'session', as: { token } });
  const cookieOf = (response: { headers: Record<string, unknown> }) => String(response.headers['set-cookie']);

  describe('POST /auth/register', () => {
    it('creates a student and opens a session', async () => {
      const response = await register({ ...student, email: ' Ada@Example.NG ' });
      expect(response.statusCode).toBe(201);
      const { details, token, message } = response.json();
      expect(details.id).toBe(details.user_id);
      expect(message).toBe('Account created successfully!');
      expect(cookieOf(response)).toContain(`foothold_session=${token}`);
      expect((await getSession(token)).json()).toMatchObject({
        role: 'student',
        verified: 1,
        name: 'Ada Obi',
        email: 'ada@example.ng',
      });
    });

    it('creates a pending organization', async () => {
      const { token, details } = (await register(organization)).json();
      expect(details.id).not.toBeUndefined();
      expect((await getSession(token)).json()).toMatchObject({
        role: 'organization',
        role_specific_id: details.id,
        verified: 0,
        verification_status: 'pending',
        name: 'Marina Works',
      });
    });

    it('writes a new account down, without what it says, and nothing of a refused one', async () => {
      const readAudit = () =>
        server.context.db
          .selectFrom('audit_log')
          .select(['action', 'actor_user_id', 'subject', 'subject_id', 'detail'])
          .where('action', 'in', ['student.registered', 'organization.registered'])
          .orderBy('id', 'desc')
          .limit(2)
          .execute();
      const { user_id } = (await register({ ...student, email: 'new@example.ng' })).json().details;
      const company = (await register({ ...organization, email: 'new-company@example.ng' })).json().details;
      expect((await register({ ...student, email: 'new@example.ng' })).statusCode).toBe(409);
      const ofCompany = { actor_user_id: company.user_id, subject: 'organization', subject_id: String(company.id) };
      expect(await readAudit()).toEqual([
        { action: 'organization.registered', ...ofCompany, detail: null },
        {
          ...{ action: 'student.registered', actor_user_id: user_id },
          ...{ subject: 'user', subject_id: String(user_id), detail: null },
        },
      ]);
    });

    it('responds with 409 when the email is taken in another case', async () => {
      await register({ ...student, email: 'twin@example.ng' });
      const second = await register({ ...student, email: 'TWIN@example.ng' });
      expect(second.statusCode).toBe(409);
      expect(second.json()).toMatchObject({ code: 'email_taken' });
    });

    it('creates exactly one account when several registrations are sent at once', async () => {
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => register({ ...student, email: 'race@example.ng' })),
      );
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    });

    it.each(['password', 'Password123!', '12345678', 'qwertyuiop', 'aaaaaaaa', 'P@ssw0rd', 'nigeria1960', 'abcd1234'])(
      'refuses the common password %s',
      async (password) => {
        const response = await register({ ...student, email: 'weak@example.ng', password });
        expect(response.statusCode).toBe(422);
        expect(response.json().fields).toHaveProperty('password');
      },
    );

    it('responds with 422 when the role is admin', async () => {
      const response = await register({ ...student, email: 'boss@example.ng', role: 'admin' });
      expect(response.statusCode).toBe(422);
      expect(response.json().fields).toHaveProperty('role');
    });

    it('names the missing fields when the body is incomplete', async () => {
      const response = await register({ role: 'student', email: 'x', password: 'short' });
      expect(response.json()).toMatchObject({
        code: 'invalid_input',
        fields: {
          email: expect.any(String),
          password: 'Use at least 8 characters.',
          full_name: 'Full name is required.',
        },
      });
    });
  });

  describe('POST /login', () => {
    it('returns the identity and a token when the organization is pending', async () => {
      const company = await server.signIn('pending');
      const response = await logIn(company.email, company.password);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        role: 'organization',
        user_id: company.user_id,
        verified: 0,
        token: expect.any(String),
      });
    });

    it('responds with the reason and opens a restricted session when the organization is rejected', async () => {
      const company = await server.signIn('rejected');
      const response = await logIn(company.email, company.password);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'organization_rejected', reason: rejectionReason });
      const token = /foothold_session=([^;]+); .*HttpOnly/.exec(cookieOf(response))?.[1] ?? '';
      expect(response.body).not.toContain(token);
      expect((await getSession(token)).json()).toMatchObject({ verified: 0, verification_status: 'rejected' });
      expect((await server.send({ url: 'jobs/organization', as: { token } })).statusCode).toBe(403);
    });

    it('opens no session and gives no reason when the password of a rejected organization is wrong', async () => {
      const company = await server.signIn('rejected');
      const response = await logIn(company.email, 'not the password');
      expect([response.statusCode, response.json().reason]).toEqual([401, undefined]);
      expect(response.headers['set-cookie']).toBeUndefined();
    });

    it('responds alike when the password is wrong and when the account is unknown', async () => {
      const student = await server.signIn('student');
      const wrong = await logIn(student.email, 'not the password');
      const unknown = await logIn('nobody@example.ng', 'not the password');
      expect([wrong.statusCode, wrong.json().error]).toEqual([unknown.statusCode, unknown.json().error]);
      expect(wrong.statusCode).toBe(401);
    });

    it('names both fields, in one sentence, when the body is empty', async () => {
      const response = await server.send({ method: 'POST', url: 'login', body: {} });
      expect(response.json().error).toBe('Email and password are required.');
      expect(response.json().fields).toEqual({
        email: 'Email and password are required.',
        password: 'Email and password are required.',
      });
    });

    it('ends the session that the browser came with', async () => {
      const student = await server.signIn('student');
      const cookie = `foothold_session=${student.token}`;
      const response = await logIn(student.email, student.password, { cookie, 'sec-fetch-site': 'same-origin' });
      expect(response.json().token).not.toBe(student.token);
      expect((await getSession(student.token)).statusCode).toBe(401);
      expect((await getSession(response.json().token)).statusCode).toBe(200);
    });

    it('stores the hash of the token only', async () => {
      const { token } = await server.signIn('student');
      const rows = await server.context.db.selectFrom('sessions').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('session', () => {
    const updateSessions = (values: object) => server.context.db.updateTable('sessions').set(values).execute();
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

    it('ends when POST /logout is sent', async () => {
      const student = await server.signIn('student');
      const response = await server.send({ method: 'POST', url: 'logout', as: student });
      expect(response.statusCode).toBe(204);
      expect(cookieOf(response)).toContain('Max-Age=0');
      expect((await getSession(student.token)).statusCode).toBe(401);
    });

    it('ends after 24 hours without a request', async () => {
      const { token } = await server.signIn('student');
      await updateSessions({ last_seen_at: hoursAgo(23.9) });
      expect((await getSession(token)).statusCode).toBe(200);
      await updateSessions({ last_seen_at: hoursAgo(24.1) });
      expect((await getSession(token)).statusCode).toBe(401);
    });

    it('ends at its expiry even when it is in use', async () => {
      const { token } = await server.signIn('student');
      await updateSessions({ expires_at: hoursAgo(0.01) });
      expect((await getSession(token)).statusCode).toBe(401);
    });

    it('updates last_seen_at at most once a minute', async () => {
      const { token } = await server.signIn('student');
      const lastSeen = async () =>
        (
          await server.context.db
            .selectFrom('sessions')
            .select('last_seen_at')
            .orderBy('created_at', 'desc')
            .executeTakeFirst()
        )?.last_seen_at;
      const first = await lastSeen();
      await getSession(token);
      expect(await lastSeen()).toBe(first);
      await updateSessions({ last_seen_at: hoursAgo(1) });
      await getSession(token);
      expect(await lastSeen()).not.toBe(first);
    });
  });
});
