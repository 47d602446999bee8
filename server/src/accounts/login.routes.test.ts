import { startServer, type TestServer } from '../../testing';
import { rejectionReason } from '../../testing/signIn';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ada = {
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
const works = {
  role: 'organization',
  email: 'works@example.ng',
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
const session = (token: string) => server.send({ url: 'session', as: { token } });
const cookieOf = (response: { headers: Record<string, unknown> }) => String(response.headers['set-cookie']);

describe('registration', () => {
  it('creates a student and signs them in at once', async () => {
    const response = await register({ ...ada, email: ' Ada@Example.NG ' });
    expect(response.statusCode).toBe(201);
    const { details, token, message } = response.json();
    expect(details.id).toBe(details.user_id);
    expect(message).toBe('Account created successfully!');
    expect(cookieOf(response)).toContain(`foothold_session=${token}`);
    expect((await session(token)).json()).toMatchObject({
      role: 'student',
      verified: 1,
      name: 'Ada Obi',
      email: 'ada@example.ng',
    });
  });

  it('lets a new company wait for its verification', async () => {
    const { token, details } = (await register(works)).json();
    expect(details.id).not.toBeUndefined();
    expect((await session(token)).json()).toMatchObject({
      role: 'organization',
      role_specific_id: details.id,
      verified: 0,
      verification_status: 'pending',
      name: 'Marina Works',
    });
  });

  it('gives an email to one account only, however it is written', async () => {
    await register({ ...ada, email: 'twin@example.ng' });
    const again = await register({ ...ada, email: 'TWIN@example.ng' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'email_taken' });
  });

  it('lets exactly one of many registrations sent at once have the email', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => register({ ...ada, email: 'race@example.ng' })));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each(['password', 'Password123!', '12345678', 'qwertyuiop', 'aaaaaaaa', 'P@ssw0rd', 'nigeria1960', 'abcd1234'])(
    'refuses the common password %s',
    async (password) => {
      const response = await register({ ...ada, email: 'weak@example.ng', password });
      expect(response.statusCode).toBe(422);
      expect(response.json().fields).toHaveProperty('password');
    },
  );

  it('creates no admin', async () => {
    const response = await register({ ...ada, email: 'boss@example.ng', role: 'admin' });
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toHaveProperty('role');
  });

  it('says what is missing, field by field', async () => {
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

describe('login', () => {
  it('answers with what the browser needs, for a waiting company too', async () => {
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

  it('tells a rejected company why, in a session that can ask again and do no more', async () => {
    const company = await server.signIn('rejected');
    const response = await logIn(company.email, company.password);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'organization_rejected', reason: rejectionReason });
    const token = /foothold_session=([^;]+); .*HttpOnly/.exec(cookieOf(response))?.[1] ?? '';
    expect(response.body).not.toContain(token);
    expect((await session(token)).json()).toMatchObject({ verified: 0, verification_status: 'rejected' });
    expect((await server.send({ url: 'jobs/organization', as: { token } })).statusCode).toBe(403);
  });

  it('opens nothing to who knows a rejected company’s email but not its password', async () => {
    const company = await server.signIn('rejected');
    const response = await logIn(company.email, 'not the password');
    expect([response.statusCode, response.json().reason]).toEqual([401, undefined]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('reads the same for a wrong password and an unknown account', async () => {
    const student = await server.signIn('student');
    const wrong = await logIn(student.email, 'not the password');
    const unknown = await logIn('nobody@example.ng', 'not the password');
    expect([wrong.statusCode, wrong.json().error]).toEqual([unknown.statusCode, unknown.json().error]);
    expect(wrong.statusCode).toBe(401);
  });

  it('asks for both fields', async () => {
    const response = await server.send({ method: 'POST', url: 'login', body: {} });
    expect(response.json().fields).toEqual({
      email: 'Email and password are required.',
      password: 'Email and password are required.',
    });
  });

  it('replaces the session that the browser came with', async () => {
    const student = await server.signIn('student');
    const cookie = `foothold_session=${student.token}`;
    const response = await logIn(student.email, student.password, { cookie, 'sec-fetch-site': 'same-origin' });
    expect(response.json().token).not.toBe(student.token);
    expect((await session(student.token)).statusCode).toBe(401);
    expect((await session(response.json().token)).statusCode).toBe(200);
  });

  it('keeps no token, only its hash', async () => {
    const { token } = await server.signIn('student');
    const rows = await server.context.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a session', () => {
  const age = (values: object) => server.context.db.updateTable('sessions').set(values).execute();
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

  it('ends at logout, everywhere', async () => {
    const student = await server.signIn('student');
    const response = await server.send({ method: 'POST', url: 'logout', as: student });
    expect(response.statusCode).toBe(204);
    expect(cookieOf(response)).toContain('Max-Age=0');
    expect((await session(student.token)).statusCode).toBe(401);
  });

  it('ends after a day without a call', async () => {
    const { token } = await server.signIn('student');
    await age({ last_seen_at: ago(23.9) });
    expect((await session(token)).statusCode).toBe(200);
    await age({ last_seen_at: ago(24.1) });
    expect((await session(token)).statusCode).toBe(401);
  });

  it('ends after thirty days, however busy', async () => {
    const { token } = await server.signIn('student');
    await age({ expires_at: ago(0.01) });
    expect((await session(token)).statusCode).toBe(401);
  });

  it('notes that it was seen at most once a minute', async () => {
    const { token } = await server.signIn('student');
    const seen = async () =>
      (
        await server.context.db
          .selectFrom('sessions')
          .select('last_seen_at')
          .orderBy('created_at', 'desc')
          .executeTakeFirst()
      )?.last_seen_at;
    const first = await seen();
    await session(token);
    expect(await seen()).toBe(first);
    await age({ last_seen_at: ago(1) });
    await session(token);
    expect(await seen()).not.toBe(first);
  });
});
