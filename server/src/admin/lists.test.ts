import { sql } from 'kysely';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { createCountCache } from './countCache';
import { foldText } from './searchPatterns';

describe('admin: lists of students, organizations and jobs', () => {
  let server: TestServer;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    admin = await server.signIn('admin');
  });
  afterAll(() => server.stop());

  const get = async (url: string) => (await server.send({ url, as: admin })).json();

  describe('GET /all_students', () => {
    const namesOf = async (query: string): Promise<string[]> =>
      (await get(`all_students?${query}`)).students.map(
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
      ['sort=name_desc', ['Ngozi Balogun', 'Chidi Okonkwo', 'Babátúndé Adéyẹmí']],
      ['sort=oldest', ['Babátúndé Adéyẹmí', 'Ngozi Balogun', 'Chidi Okonkwo']],
      ['sort=university', ['Chidi Okonkwo', 'Ngozi Balogun', 'Babátúndé Adéyẹmí']],
      ['sort=university_desc', ['Babátúndé Adéyẹmí', 'Ngozi Balogun', 'Chidi Okonkwo']],
    ])('given the query "%s" returns %j', async (query, names) => {
      expect(await namesOf(query)).toEqual(names);
    });

    it('finds a student by a changed name, and not at all when the account is deleted', async () => {
      const ada = await server.signIn('student', { full_name: 'Ada Obi' });
      const { user_id, password } = ada;
      const profile = {
        sex: 'Female',
        course_of_study: 'Law',
        degree: 'BSc',
        status: 'Graduate',
        university: 'UNILAG',
      };
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

  describe('GET /all_orgs_admin_View', () => {
    const namesOf = async (query: string): Promise<string[]> =>
      (await get(`all_orgs_admin_View?${query}`)).organizations.map(
        (row: { organization: { company_name: string } }) => row.organization.company_name,
      );

    it('finds organizations by name, email and CAC number, and filters them by status', async () => {
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
      expect((await namesOf('sort=oldest')).at(-1)).toBe('Delta Lantern');
      expect((await namesOf('sort=name_desc&q=rc123456'))[0]).toBe(zobe.name);
      await server.context.db
        .updateTable('organizations')
        .set({ company_state: 'Abia' })
        .where('id', '=', zobe.role_specific_id)
        .execute();
      expect((await namesOf('sort=location'))[0]).toBe(zobe.name);
      expect((await namesOf('sort=location_desc')).at(-1)).toBe(zobe.name);
      expect((await namesOf(''))[0]).toBe('Akara Works');
      expect(await get('all_orgs_admin_View?status=Rejected')).toMatchObject({ total: 1, pending: 1, next_page: null });
    });
  });

  describe('GET /all_jobs', () => {
    it('finds jobs of all organizations by title and company name, and filters and sorts them', async () => {
      const company = await server.signIn('organization', { company_name: 'Ọ̀ṣun Mills' });
      const job = (values: Parameters<TestServer['aJob']>[0]) =>
        server.aJob({ ...values, org_id: company.role_specific_id });
      await job({ job_title: 'Miller', env_mode: 'remote', created_at: '2026-01-04T08:00:00Z' });
      await job({ job_title: 'Analyst', field: 'Art', created_at: '2026-01-03T08:00:00Z' });
      await job({ job_title: 'Closed one', status: 0, created_at: '2026-01-02T08:00:00Z' });
      const { id } = await job({ job_title: 'Late one', deadline: '2020-01-01', created_at: '2026-01-01T08:00:00Z' });
      const takenDown = await job({ job_title: 'Fee first', created_at: '2025-12-01T08:00:00Z' });
      await server.send({
        method: 'DELETE',
        url: `jobs/${takenDown.id}`,
        as: admin,
        body: { reason: 'It asks for a fee.' },
      });
      const deleted = await job({ job_title: 'Deleted by its company' });
      await server.send({ method: 'DELETE', url: `jobs/${deleted.id}`, as: company, body: {} });

      const titlesOf = async (query: string): Promise<string[]> =>
        (await get(`all_jobs?q=osun+${query}`)).jobs.map(({ job_title }: { job_title: string }) => job_title);
      expect(await titlesOf('')).toEqual(['Miller', 'Analyst', 'Closed one', 'Late one', 'Fee first']);
      expect(await titlesOf('&sort=oldest')).toEqual(['Fee first', 'Late one', 'Closed one', 'Analyst', 'Miller']);
      expect(await titlesOf('&sort=title')).toEqual(['Analyst', 'Closed one', 'Fee first', 'Late one', 'Miller']);
      expect((await titlesOf('&sort=title_desc'))[0]).toBe('Miller');
      expect((await titlesOf('&sort=deadline'))[0]).toBe('Late one');
      expect((await titlesOf('&sort=deadline_desc')).at(-1)).toBe('Late one');
      expect(await titlesOf('analyst')).toEqual(['Analyst']);
      expect(await titlesOf('&state=Active')).toEqual(['Miller', 'Analyst']);
      expect(await titlesOf('&state=Closed')).toEqual(['Closed one']);
      expect(await titlesOf('&state=Expired')).toEqual(['Late one']);
      expect(await titlesOf('&state=Taken+down')).toEqual(['Fee first']);
      expect(await titlesOf('&field=Art')).toEqual(['Analyst']);
      expect(await titlesOf('&env_mode=remote')).toEqual(['Miller']);
      expect(await titlesOf('&limit=2&page=2')).toEqual(['Closed one', 'Late one']);
      const { jobs, total } = await get('all_jobs?q=osun+one&sort=oldest');
      expect(total).toBe(2);
      expect(jobs[0]).toEqual({
        ...{ id, org_id: company.role_specific_id, job_title: 'Late one', company_name: 'Ọ̀ṣun Mills' },
        ...{
          field: 'Science',
          env_mode: 'onsite',
          deadline: '2020-01-01',
          applications: 0,
          created_at: '2026-01-01T08:00:00.000Z',
          state: 'Expired',
          reason: null,
        },
      });
      expect((await get('all_jobs?q=fee')).jobs[0]).toMatchObject({
        state: 'Taken down',
        reason: 'It asks for a fee.',
      });
    });

    it('finds jobs by the new name when their organization is renamed', async () => {
      const company = await server.signIn('organization', { company_name: 'Old Quay' });
      await server.aJob({ job_title: 'Docker', org_id: company.role_specific_id });
      const { role_specific_id: id } = company;
      await server.context.db
        .updateTable('organizations')
        .set({ company_name: 'New Quay' })
        .where('id', '=', id)
        .execute();
      expect((await get('all_jobs?q=new+quay+docker')).total).toBe(1);
      expect((await get('all_jobs?q=old+quay')).total).toBe(0);
    });
  });

  it.each(['Ọ̀jẹ̀gbọ́n Ɓauchi', 'STRASSE Straße ẞ', 'ﬁrm №1', 'ĐẶNG İstanbul ıłø', '100% a_b \\', '软件'])(
    'foldText folds %s like the database',
    async (text) => {
      const { rows } = await sql<{ text: string }>`select folded(${text}) as text`.execute(server.context.db);
      expect(foldText(text)).toBe(rows[0]?.text);
    },
  );

  describe('createCountCache', () => {
    const startTime = Date.now();

    it('caches a large total for a minute with a refresh in the background, and counts a small one each time', async () => {
      let [time, actual] = [0, 5000];
      const cachedCount = createCountCache(() => startTime + time);
      const count = async () => actual;
      const waitForRefresh = () => new Promise((resolve) => setImmediate(resolve));
      const load = () => cachedCount('jobs', count);

      expect(await load()).toBe(5000);
      actual = 6000;
      time = 20_000;
      expect(await load()).toBe(5000);
      time = 40_000;
      expect(await load()).toBe(5000);
      await waitForRefresh();
      expect(await load()).toBe(6000);
      actual = 7;
      time = 101_000;
      expect(await load()).toBe(7);
      actual = 8;
      expect(await load()).toBe(8);
    });

    it('keeps the cached total when a refresh fails, and fails when it has expired', async () => {
      let [time, fails] = [0, false];
      const cachedCount = createCountCache(() => startTime + time);
      const count = async () => (fails ? Promise.reject(new Error('gone')) : 5000);
      await cachedCount('jobs', count);
      [time, fails] = [40_000, true];
      expect(await cachedCount('jobs', count)).toBe(5000);
      time = 70_000;
      await expect(cachedCount('jobs', count)).rejects.toThrow('gone');
    });
  });
});
