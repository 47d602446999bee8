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

interface Wishes {
  job_id?: number;
  status?: ApplicationStatus;
  /** How long ago. */
  days?: number;
}
async function applied(full_name: string, { job_id, status = 'Applied', days = 0 }: Wishes = {}): Promise<number> {
  const student = await server.signIn('student', { full_name });
  const created_at = new Date(Date.now() - days * 86_400_000);
  const job = job_id ?? (await aJob()).id;
  return (await server.anApplication({ job_id: job, user_id: student.user_id, status, created_at })).id;
}

const ask = async (query = '', as = company) => {
  const answer = await server.send({ url: `ViewApplicationByOrg/${company.role_specific_id}?${query}`, as });
  expect([answer.statusCode, query]).toEqual([200, query]);
  return answer.json();
};
type Listed = { student_name: string }[];
const names = async (query: string) =>
  ((await ask(query)).applications as Listed).map(({ student_name }) => student_name);
const beside = (id: number, query = '', as = company) =>
  server.send({ url: `applications/${id}/neighbours?${query}`, as });

describe('the applications to a company', () => {
  it('are counted by status, whichever of them is asked for', async () => {
    const job = await aJob();
    for (const status of ['Applied', 'Applied', 'Rejected'] as const) await applied('Ada Obi', { status });
    await applied('Bola Ade', { status: 'Interview', job_id: job.id });

    const counts = { Applied: 2, Viewed: 0, Interview: 1, Accepted: 0, Rejected: 1, Withdrawn: 0 };
    expect(await ask()).toMatchObject({ total: 4, counts });
    expect(await ask('status=Rejected')).toMatchObject({ total: 1, counts });
    expect(await ask('status=Accepted')).toMatchObject({ total: 0, applications: [], counts });
    expect((await ask(`job_id=${job.id}`)).counts).toMatchObject({ Applied: 0, Interview: 1 });
    expect((await ask('q=bola')).counts).toMatchObject({ Applied: 0, Interview: 1 });
  });

  it('are found by any part of a name, in any order, with or without its accents and signs', async () => {
    await applied('Babátúndé Adéyẹmí');
    await applied('Aisha Bello-Musa');
    await applied('Ngozi O’Connor');
    for (const q of ['babatunde', 'ADEYEMI', 'Adéy', 'yemi baba', 'tunde', ' ba  ad '])
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Babátúndé Adéyẹmí']]);
    for (const q of ['bello-musa', 'bello musa', 'musa aisha'])
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Aisha Bello-Musa']]);
    expect(await names(`q=${encodeURIComponent("o'connor")}`)).toEqual(['Ngozi O’Connor']);
    for (const q of ['babatunda', 'b_bat', 'a%h', 'baba bello'])
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
  });

  it('are found by the name that the applicant has now', async () => {
    const student = await server.signIn('student', { full_name: 'Ngozi Balogun' });
    await server.anApplication({ job_id: (await aJob()).id, user_id: student.user_id });
    await server.context.db
      .updateTable('students')
      .set({ full_name: 'Ngozi Ọláyínká' })
      .where('user_id', '=', student.user_id)
      .execute();
    expect(await names('q=olayinka')).toEqual(['Ngozi Ọláyínká']);
    expect(await names('q=balogun')).toEqual([]);
  });

  it.each([
    ['newest', ['Chidi', 'ada', 'Émeka', 'Bola', 'Ẹfẹ']],
    ['oldest', ['Ẹfẹ', 'Bola', 'Émeka', 'ada', 'Chidi']],
    ['name', ['ada', 'Bola', 'Chidi', 'Ẹfẹ', 'Émeka']],
  ])('come %s first, page by page, and none twice', async (sort, expected) => {
    for (const [days, name] of ['Chidi', 'ada', 'Émeka', 'Bola', 'Ẹfẹ'].entries()) await applied(name, { days });
    const found: string[] = [];
    let page = await ask(`sort=${sort}&limit=2`);
    for (;;) {
      expect(page.total).toBe(5);
      found.push(...(page.applications as Listed).map(({ student_name }) => student_name));
      if (!page.next_cursor) break;
      page = await ask(`sort=${sort}&limit=2&cursor=${page.next_cursor}`);
      expect(page.counts).toBeNull();
    }
    expect(found).toEqual(expected);
  });

  it('are searched for in an order, page by page, within a status', async () => {
    const people = ['Ada Obi', 'Bola Ade', 'Musa Obi', 'Zara Obi', 'Chidi Obi'];
    for (const [days, name] of people.entries())
      await applied(name, { days, status: name === 'Zara Obi' ? 'Rejected' : 'Applied' });
    const found = await ask('q=obi&sort=name&status=Applied&limit=2');
    expect(found).toMatchObject({ total: 3, counts: { Applied: 3, Rejected: 1 } });
    expect((found.applications as Listed).map(({ student_name }) => student_name)).toEqual(['Ada Obi', 'Chidi Obi']);
    expect(await names(`q=obi&sort=name&status=Applied&limit=2&cursor=${found.next_cursor}`)).toEqual(['Musa Obi']);
    expect(await names('q=obi&sort=oldest')).toEqual(['Chidi Obi', 'Zara Obi', 'Musa Obi', 'Ada Obi']);
  });

  it('go on behind one that is no longer among them', async () => {
    for (const days of [0, 1, 2, 3]) await applied(`Applicant ${days}`, { days });
    const { next_cursor, applications } = await ask('status=Applied&limit=2');
    await server.send({ method: 'PUT', url: `ReviewApplicationByOrg/${applications[1].id}`, as: company, body: {} });
    expect(await names(`status=Applied&limit=2&cursor=${next_cursor}`)).toEqual(['Applicant 2', 'Applicant 3']);
  });

  it.each(['nonsense', Buffer.from('{"sort":"newest","key":"soon","id":1,"total":1}').toString('base64url')])(
    'have no page behind %s',
    async (cursor) => {
      const url = `ViewApplicationByOrg/${company.role_specific_id}?cursor=${cursor}`;
      expect((await server.send({ url, as: company })).statusCode).toBe(422);
    },
  );
});

describe('the jobs that somebody applied for', () => {
  it('are named with how many did, those that were taken down too', async () => {
    const [cook, baker] = [await aJob('Cook'), await aJob('Baker')];
    await aJob('Nobody wants this');
    await applied('Ada Obi', { job_id: cook.id });
    await applied('Bola Ade', { job_id: cook.id });
    await applied('Chidi Eze', { job_id: baker.id });
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

describe('the applications beside one', () => {
  it('are those before and after it in the list, in its order', async () => {
    const [first, middle, last] = [
      await applied('Bola Ade', { days: 0 }),
      await applied('Ada Obi', { days: 1 }),
      await applied('Chidi Eze', { days: 2 }),
    ];
    const bola = { id: first, student_name: 'Bola Ade' };
    const ada = { id: middle, student_name: 'Ada Obi' };
    const chidi = { id: last, student_name: 'Chidi Eze' };
    expect((await beside(middle)).json()).toEqual({ previous: bola, next: chidi });
    expect((await beside(middle, 'sort=oldest')).json()).toEqual({ previous: chidi, next: bola });
    expect((await beside(middle, 'sort=name')).json()).toEqual({ previous: null, next: bola });
    expect((await beside(last)).json()).toEqual({ previous: ada, next: null });
  });

  it('are those that the filters leave, although opening takes one out of them', async () => {
    const job = await aJob();
    const first = await applied('Ada Obi', { job_id: job.id, days: 0 });
    await applied('Rejected One', { job_id: job.id, days: 1, status: 'Rejected' });
    await applied('Other Job', { days: 2 });
    const last = await applied('Ada Eze', { job_id: job.id, days: 3 });
    await server.send({ method: 'PUT', url: `ReviewApplicationByOrg/${first}`, as: company, body: {} });

    const next = { id: last, student_name: 'Ada Eze' };
    expect((await beside(first, `status=Applied&job_id=${job.id}&q=ada`)).json()).toEqual({ previous: null, next });
  });

  it('are nobody else’s to know', async () => {
    const id = await applied('Ada Obi');
    expect((await beside(id, '', await server.signIn('organization'))).statusCode).toBe(404);
    expect((await beside(2147483647)).statusCode).toBe(404);
  });
});
