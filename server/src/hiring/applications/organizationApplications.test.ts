import type { ApplicationStatus } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

const aJob = (job_title = 'Cook') => server.aJob({ org_id: company.role_specific_id, job_title });

interface ApplicationOverrides {
  job_id?: number;
  status?: ApplicationStatus;
  rating?: number;
  /** The age of the application. */
  days?: number;
}
async function createApplication(
  full_name: string,
  { job_id, status = 'Applied', rating = 0, days = 0 }: ApplicationOverrides = {},
): Promise<number> {
  const student = await server.signIn('student', { full_name });
  const created_at = new Date(Date.now() - days * 86_400_000);
  const job = job_id ?? (await aJob()).id;
  return (await server.anApplication({ job_id: job, user_id: student.user_id, status, rating, created_at })).id;
}

const loadList = async (query = '', as = company) => {
  const response = await server.send({ url: `ViewApplicationByOrg/${company.role_specific_id}?${query}`, as });
  expect([response.statusCode, query]).toEqual([200, query]);
  return response.json();
};
type Listed = { student_name: string }[];
const listNames = async (query: string) =>
  ((await loadList(query)).applications as Listed).map(({ student_name }) => student_name);
const loadAdjacent = (id: number, query = '', as = company) =>
  server.send({ url: `applications/${id}/neighbours?${query}`, as });

describe('listOrganizationApplications', () => {
  it('counts all statuses when one is filtered by', async () => {
    const job = await aJob();
    for (const status of ['Applied', 'Applied', 'Rejected'] as const) await createApplication('Ada Obi', { status });
    await createApplication('Bola Ade', { status: 'Interview', job_id: job.id });

    const counts = { Applied: 2, Viewed: 0, Interview: 1, Accepted: 0, Rejected: 1, Withdrawn: 0 };
    expect(await loadList()).toMatchObject({ total: 4, counts });
    expect(await loadList('status=Rejected')).toMatchObject({ total: 1, counts });
    expect(await loadList('status=Accepted')).toMatchObject({ total: 0, applications: [], counts });
    expect((await loadList(`job_id=${job.id}`)).counts).toMatchObject({ Applied: 0, Interview: 1 });
    expect((await loadList('q=bola')).counts).toMatchObject({ Applied: 0, Interview: 1 });
  });

  it('finds any part of a name, in any order, with or without accents and punctuation', async () => {
    await createApplication('Babátúndé Adéyẹmí');
    await createApplication('Aisha Bello-Musa');
    await createApplication('Ngozi O’Connor');
    for (const q of ['babatunde', 'ADEYEMI', 'Adéy', 'yemi baba', 'tunde', ' ba  ad '])
      expect([q, await listNames(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Babátúndé Adéyẹmí']]);
    for (const q of ['bello-musa', 'bello musa', 'musa aisha'])
      expect([q, await listNames(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Aisha Bello-Musa']]);
    expect(await listNames(`q=${encodeURIComponent("o'connor")}`)).toEqual(['Ngozi O’Connor']);
    for (const q of ['babatunda', 'b_bat', 'a%h', 'baba bello'])
      expect([q, await listNames(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
  });

  it('finds the new name when an applicant has changed it', async () => {
    const student = await server.signIn('student', { full_name: 'Ngozi Balogun' });
    await server.anApplication({ job_id: (await aJob()).id, user_id: student.user_id });
    await server.context.db
      .updateTable('students')
      .set({ full_name: 'Ngozi Ọláyínká' })
      .where('user_id', '=', student.user_id)
      .execute();
    expect(await listNames('q=olayinka')).toEqual(['Ngozi Ọláyínká']);
    expect(await listNames('q=balogun')).toEqual([]);
  });

  it.each([
    ['newest', ['Chidi', 'ada', 'Émeka', 'Bola', 'Ẹfẹ']],
    ['oldest', ['Ẹfẹ', 'Bola', 'Émeka', 'ada', 'Chidi']],
    ['name', ['ada', 'Bola', 'Chidi', 'Ẹfẹ', 'Émeka']],
  ])('pages without repetition when sorted by %s', async (sort, expected) => {
    for (const [days, name] of ['Chidi', 'ada', 'Émeka', 'Bola', 'Ẹfẹ'].entries())
      await createApplication(name, { days });
    const listed: string[] = [];
    let page = await loadList(`sort=${sort}&limit=2`);
    for (;;) {
      expect(page.total).toBe(5);
      listed.push(...(page.applications as Listed).map(({ student_name }) => student_name));
      if (!page.next_cursor) break;
      page = await loadList(`sort=${sort}&limit=2&cursor=${page.next_cursor}`);
      expect(page.counts).toBeNull();
    }
    expect(listed).toEqual(expected);
  });

  it.each([
    ['name_desc', ['Émeka', 'Chidi', 'Bola', 'Ada']],
    ['job', ['Chidi', 'Bola', 'Ada', 'Émeka']],
    ['job_desc', ['Émeka', 'Ada', 'Bola', 'Chidi']],
    ['rating', ['Émeka', 'Bola', 'Ada', 'Chidi']],
    ['rating_asc', ['Chidi', 'Ada', 'Bola', 'Émeka']],
    ['status', ['Émeka', 'Bola', 'Ada', 'Chidi']],
    ['status_desc', ['Chidi', 'Ada', 'Bola', 'Émeka']],
  ])('pages through the columns of the table when sorted by %s', async (sort, expected) => {
    const [cook, baker] = [await aJob('Cook'), await aJob('Épicier')];
    await server.context.db.updateTable('jobs').set({ job_title: 'Baker' }).where('id', '=', baker.id).execute();
    await createApplication('Chidi', { job_id: baker.id, status: 'Rejected' });
    await createApplication('Bola', { job_id: baker.id, status: 'Viewed', rating: 2 });
    await createApplication('Ada', { job_id: cook.id, status: 'Interview' });
    await createApplication('Émeka', { job_id: cook.id, rating: 5 });
    const listed: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { applications: Listed; next_cursor: string | null } = await loadList(
        `sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      listed.push(...page.applications.map(({ student_name }) => student_name));
      cursor = page.next_cursor;
    }
    expect(listed).toEqual(expected);
    expect(await listNames(`sort=${sort}`)).toEqual(expected);
  });

  it('combines search, sort, status and pages', async () => {
    const people = ['Ada Obi', 'Bola Ade', 'Musa Obi', 'Zara Obi', 'Chidi Obi'];
    for (const [days, name] of people.entries())
      await createApplication(name, { days, status: name === 'Zara Obi' ? 'Rejected' : 'Applied' });
    const listed = await loadList('q=obi&sort=name&status=Applied&limit=2');
    expect(listed).toMatchObject({ total: 3, counts: { Applied: 3, Rejected: 1 } });
    expect((listed.applications as Listed).map(({ student_name }) => student_name)).toEqual(['Ada Obi', 'Chidi Obi']);
    expect(await listNames(`q=obi&sort=name&status=Applied&limit=2&cursor=${listed.next_cursor}`)).toEqual([
      'Musa Obi',
    ]);
    expect(await listNames('q=obi&sort=oldest')).toEqual(['Chidi Obi', 'Zara Obi', 'Musa Obi', 'Ada Obi']);
  });

  it('continues after the cursor when its application no longer matches', async () => {
    for (const days of [0, 1, 2, 3]) await createApplication(`Applicant ${days}`, { days });
    const { next_cursor, applications } = await loadList('status=Applied&limit=2');
    await server.send({ method: 'PUT', url: `ReviewApplicationByOrg/${applications[1].id}`, as: company, body: {} });
    expect(await listNames(`status=Applied&limit=2&cursor=${next_cursor}`)).toEqual(['Applicant 2', 'Applicant 3']);
  });

  it.each([
    'nonsense',
    ...['{"sort":"newest","key":"soon","id":1,"total":1}', '{"sort":"rating","key":"best","id":1,"total":1}'].map(
      (text) => Buffer.from(text).toString('base64url'),
    ),
  ])('refuses the cursor %s', async (cursor) => {
    const url = `ViewApplicationByOrg/${company.role_specific_id}?cursor=${cursor}`;
    expect((await server.send({ url, as: company })).statusCode).toBe(422);
  });
});

describe('listJobsWithApplications', () => {
  it('counts the applications of each job, deleted jobs included', async () => {
    const [cook, baker] = [await aJob('Cook'), await aJob('Baker')];
    await aJob('Nobody wants this');
    await createApplication('Ada Obi', { job_id: cook.id });
    await createApplication('Bola Ade', { job_id: cook.id });
    await createApplication('Chidi Eze', { job_id: baker.id });
    await server.context.db.updateTable('jobs').set({ deleted_at: new Date() }).where('id', '=', baker.id).execute();

    const url = `ViewApplicationByOrg/${company.role_specific_id}/jobs`;
    expect((await server.send({ url, as: company })).json().jobs).toEqual([
      { id: baker.id, job_title: 'Baker', applications: 1 },
      { id: cook.id, job_title: 'Cook', applications: 2 },
    ]);
    expect((await server.send({ url, as: await server.signIn('organization') })).statusCode).toBe(404);
    expect((await server.send({ url, as: await server.signIn('admin') })).statusCode).toBe(200);
  });
});

describe('viewAdjacentApplications', () => {
  it('gives the previous and next application in the sort order', async () => {
    const [first, middle, last] = [
      await createApplication('Bola Ade', { days: 0 }),
      await createApplication('Ada Obi', { days: 1 }),
      await createApplication('Chidi Eze', { days: 2 }),
    ];
    const bola = { id: first, student_name: 'Bola Ade' };
    const ada = { id: middle, student_name: 'Ada Obi' };
    const chidi = { id: last, student_name: 'Chidi Eze' };
    expect((await loadAdjacent(middle)).json()).toEqual({ previous: bola, next: chidi });
    expect((await loadAdjacent(middle, 'sort=oldest')).json()).toEqual({ previous: chidi, next: bola });
    expect((await loadAdjacent(middle, 'sort=name')).json()).toEqual({ previous: null, next: bola });
    expect((await loadAdjacent(last)).json()).toEqual({ previous: ada, next: null });
  });

  it('applies the filters also when the application itself no longer matches them', async () => {
    const job = await aJob();
    const first = await createApplication('Ada Obi', { job_id: job.id, days: 0 });
    await createApplication('Rejected One', { job_id: job.id, days: 1, status: 'Rejected' });
    await createApplication('Other Job', { days: 2 });
    const last = await createApplication('Ada Eze', { job_id: job.id, days: 3 });
    await server.send({ method: 'PUT', url: `ReviewApplicationByOrg/${first}`, as: company, body: {} });

    const next = { id: last, student_name: 'Ada Eze' };
    expect((await loadAdjacent(first, `status=Applied&job_id=${job.id}&q=ada`)).json()).toEqual({
      previous: null,
      next,
    });
  });

  it('responds with 404 when the application is not the company’s', async () => {
    const id = await createApplication('Ada Obi');
    expect((await loadAdjacent(id, '', await server.signIn('organization'))).statusCode).toBe(404);
    expect((await loadAdjacent(2147483647)).statusCode).toBe(404);
  });
});
