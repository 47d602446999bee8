import { sql } from 'kysely';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { createCountCache } from './countCache';
import { foldText } from './searchPatterns';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const ask = async (url: string) => (await server.send({ url, as: admin })).json();

describe('students', () => {
  const namesOf = async (query: string): Promise<string[]> =>
    (await ask(`all_students?${query}`)).students.map(
      (row: { student: { full_name: string } }) => row.student.full_name,
    );

  beforeAll(async () => {
    const change = (user_id: number, values: object) =>
      server.context.db.updateTable('students').set(values).where('user_id', '=', user_id).execute();
    const babatunde = await server.signIn('student', { full_name: 'Babátúndé Adéyẹmí', email: 'tunde@example.ng' });
    const ngozi = await server.signIn('student', { full_name: 'Ngozi Balogun', email: 'ngozi_b@mail.ng' });
    const chidi = await server.signIn('student', { full_name: 'Chidi Okonkwo', email: 'chidi@mail.ng' });
    await change(ngozi.user_id, { university: 'Bayero University, Kano', status: 'Graduate' });
    await change(chidi.user_id, { university: 'Bayero University, Kano' });
    await server.send({
      ...{ method: 'PUT', url: `suspend-student/${babatunde.user_id}`, as: admin },
      body: { reason: 'Spam.' },
    });
  });

  it.each([
    ['', ['Chidi Okonkwo', 'Ngozi Balogun', 'Babátúndé Adéyẹmí']],
    ['q=babatunde', ['Babátúndé Adéyẹmí']],
    ['q=ADEYEMI+tunde', ['Babátúndé Adéyẹmí']],
    ['q=mail.ng', ['Chidi Okonkwo', 'Ngozi Balogun']],
    ['q=%25', []],
    ['q=ngozi_', ['Ngozi Balogun']],
    ['q=i_i', []],
    ['university=Bayero+University,+Kano', ['Chidi Okonkwo', 'Ngozi Balogun']],
    ['university=Bayero+University,+Kano&status=Graduate', ['Ngozi Balogun']],
    ['account=Suspended', ['Babátúndé Adéyẹmí']],
    ['account=Active', ['Chidi Okonkwo', 'Ngozi Balogun']],
    ['sort=name', ['Babátúndé Adéyẹmí', 'Chidi Okonkwo', 'Ngozi Balogun']],
    ['sort=name&limit=1&page=2', ['Chidi Okonkwo']],
  ])('asked for by %s are %j', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('are found by a new name at once, and not at all once they have left', async () => {
    const ada = await server.signIn('student', { full_name: 'Ada Obi' });
    const { user_id, password } = ada;
    const profile = { sex: 'Female', course_of_study: 'Law', degree: 'BSc', status: 'Graduate', university: 'UNILAG' };
    await server.send({
      ...{ method: 'PUT', url: `student/${user_id}/update`, as: ada },
      body: { ...profile, full_name: 'Adaeze Nwosu' },
    });
    expect(await namesOf('q=nwosu')).toEqual(['Adaeze Nwosu']);
    await server.send({ method: 'DELETE', url: 'account', as: ada, body: { password } });
    expect(await namesOf('q=nwosu')).toEqual([]);
    expect(await namesOf('q=former')).toEqual([]);
  });
});

describe('organizations', () => {
  const namesOf = async (query: string): Promise<string[]> =>
    (await ask(`all_orgs_admin_View?${query}`)).organizations.map(
      (row: { organization: { company_name: string } }) => row.organization.company_name,
    );

  it('are found by name, email and CAC number, and narrowed by how they stand', async () => {
    const zobe = await server.signIn('organization', { company_name: 'Zọ́bẹ̀ Analytics', email: 'hello@zobe.ng' });
    await server.signIn('pending', { company_name: 'Akara Works' });
    await server.signIn('rejected', { company_name: 'Quick Cash' });
    const { role_specific_id } = await server.signIn('organization', { company_name: 'Delta Lantern' });
    await server.send({
      ...{ method: 'PUT', url: `suspend-organization/${role_specific_id}`, as: admin },
      body: { reason: 'Asked applicants for money.' },
    });

    expect(await namesOf('q=zobe')).toEqual([zobe.name]);
    expect(await namesOf('q=hello@zobe')).toEqual([zobe.name]);
    expect(await namesOf('q=rc123456&sort=name')).toEqual([
      ...['Akara Works', 'Delta Lantern', 'Quick Cash', 'Zọ́bẹ̀ Analytics'],
    ]);
    expect(await namesOf('status=Pending')).toEqual(['Akara Works']);
    expect(await namesOf('status=Verified')).toEqual([zobe.name]);
    expect(await namesOf('status=Rejected')).toEqual(['Quick Cash']);
    expect(await namesOf('status=Suspended')).toEqual(['Delta Lantern']);
    expect((await namesOf('sort=newest'))[0]).toBe('Delta Lantern');
    expect((await namesOf(''))[0]).toBe('Akara Works');
    expect(await ask('all_orgs_admin_View?status=Rejected')).toMatchObject({ total: 1, pending: 1, next_page: null });
  });
});

describe('jobs', () => {
  it('are those of all companies, found by title and company and narrowed by how they stand', async () => {
    const company = await server.signIn('organization', { company_name: 'Ọ̀ṣun Mills' });
    const job = (wishes: Parameters<TestServer['aJob']>[0]) =>
      server.aJob({ ...wishes, org_id: company.role_specific_id });
    await job({ job_title: 'Miller', env_mode: 'remote', created_at: '2026-01-04T08:00:00Z' });
    await job({ job_title: 'Analyst', field: 'Art', created_at: '2026-01-03T08:00:00Z' });
    await job({ job_title: 'Closed one', status: 0, created_at: '2026-01-02T08:00:00Z' });
    const { id } = await job({ job_title: 'Late one', deadline: '2020-01-01', created_at: '2026-01-01T08:00:00Z' });
    const gone = await job({ job_title: 'Fee first', created_at: '2025-12-01T08:00:00Z' });
    await server.send({ method: 'DELETE', url: `jobs/${gone.id}`, as: admin, body: { reason: 'It asks for a fee.' } });
    const own = await job({ job_title: 'Deleted by its company' });
    await server.send({ method: 'DELETE', url: `jobs/${own.id}`, as: company, body: {} });

    const titlesOf = async (query: string): Promise<string[]> =>
      (await ask(`all_jobs?q=osun+${query}`)).jobs.map(({ job_title }: { job_title: string }) => job_title);
    expect(await titlesOf('')).toEqual(['Miller', 'Analyst', 'Closed one', 'Late one', 'Fee first']);
    expect(await titlesOf('&sort=oldest')).toEqual(['Fee first', 'Late one', 'Closed one', 'Analyst', 'Miller']);
    expect(await titlesOf('&sort=title')).toEqual(['Analyst', 'Closed one', 'Fee first', 'Late one', 'Miller']);
    expect(await titlesOf('analyst')).toEqual(['Analyst']);
    expect(await titlesOf('&state=Active')).toEqual(['Miller', 'Analyst']);
    expect(await titlesOf('&state=Closed')).toEqual(['Closed one']);
    expect(await titlesOf('&state=Expired')).toEqual(['Late one']);
    expect(await titlesOf('&state=Taken+down')).toEqual(['Fee first']);
    expect(await titlesOf('&field=Art')).toEqual(['Analyst']);
    expect(await titlesOf('&env_mode=remote')).toEqual(['Miller']);
    expect(await titlesOf('&limit=2&page=2')).toEqual(['Closed one', 'Late one']);
    const { jobs, total } = await ask('all_jobs?q=osun+one&sort=oldest');
    expect(total).toBe(2);
    expect(jobs[0]).toEqual({
      ...{ id, org_id: company.role_specific_id, job_title: 'Late one', company_name: 'Ọ̀ṣun Mills' },
      ...{
        field: 'Science',
        env_mode: 'onsite',
        created_at: '2026-01-01T08:00:00.000Z',
        state: 'Expired',
        reason: null,
      },
    });
    expect((await ask('all_jobs?q=fee')).jobs[0]).toMatchObject({ state: 'Taken down', reason: 'It asks for a fee.' });
  });

  it('are found by their company’s new name', async () => {
    const company = await server.signIn('organization', { company_name: 'Old Quay' });
    await server.aJob({ job_title: 'Docker', org_id: company.role_specific_id });
    const { role_specific_id: id } = company;
    await server.context.db
      .updateTable('organizations')
      .set({ company_name: 'New Quay' })
      .where('id', '=', id)
      .execute();
    expect((await ask('all_jobs?q=new+quay+docker')).total).toBe(1);
    expect((await ask('all_jobs?q=old+quay')).total).toBe(0);
  });
});

it.each(['Ọ̀jẹ̀gbọ́n Ɓauchi', 'STRASSE Straße ẞ', 'ﬁrm №1', 'ĐẶNG İstanbul ıłø', '100% a_b \\', '软件'])(
  'folds %s as the database does',
  async (text) => {
    const { rows } = await sql<{ text: string }>`select folded(${text}) as text`.execute(server.context.db);
    expect(foldText(text)).toBe(rows[0]?.text);
  },
);

describe('a large total', () => {
  const startTime = Date.now();

  it('is kept for a minute and renewed behind the answer; a small one is always made anew', async () => {
    let [time, real] = [0, 5000];
    const totalOf = createCountCache(() => startTime + time);
    const count = async () => real;
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    const ask = () => totalOf('jobs', count);

    expect(await ask()).toBe(5000);
    real = 6000;
    time = 20_000;
    expect(await ask()).toBe(5000);
    time = 40_000;
    expect(await ask()).toBe(5000);
    await settled();
    expect(await ask()).toBe(6000);
    real = 7;
    time = 101_000;
    expect(await ask()).toBe(7);
    real = 8;
    expect(await ask()).toBe(8);
  });

  it('outlives a count that failed', async () => {
    let [time, fails] = [0, false];
    const totalOf = createCountCache(() => startTime + time);
    const count = async () => (fails ? Promise.reject(new Error('gone')) : 5000);
    await totalOf('jobs', count);
    [time, fails] = [40_000, true];
    expect(await totalOf('jobs', count)).toBe(5000);
    time = 70_000;
    await expect(totalOf('jobs', count)).rejects.toThrow('gone');
  });
});
