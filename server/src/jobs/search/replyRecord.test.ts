import { type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
let works: SignedIn;
let student: SignedIn;
beforeAll(async () => {
  server = await startServer();
  student = await server.signIn('student');
});
beforeEach(async () => {
  works = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

/** Writes the record of the company as of a day. */
const keep = (counted: number, in_time: number, median_days: number | null, as_of = '2026-11-01') => {
  const record = { as_of, counted, in_time, median_days };
  return server.context.db
    .insertInto('reply_records')
    .values({ org_id: works.role_specific_id, ...record })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(record))
    .execute();
};

describe('the record of a company’s replies', () => {
  it('stands at its jobs in lists, at each of them and on its page, for students and for visitors', async () => {
    const org_id = works.role_specific_id;
    const job = await server.aJob({ org_id });
    await server.send({ method: 'PUT', url: `jobs/${job.id}/save`, as: student });
    await keep(37, 34, 4);
    const record = { counted: 37, in_time_percent: 91, median_days: 4 };
    for (const as of [undefined, student]) {
      const listed = (await server.send({ url: `jobs?org_id=${org_id}`, as })).json().jobs.data;
      const viewed = (await server.send({ url: `view/jobs/${job.id}`, as })).json().job;
      const { company, jobs } = (await server.send({ url: `companies/${org_id}`, as })).json();
      const shown = [listed[0].organization, viewed.organization, company, jobs.data[0].organization];
      expect(shown.map(({ reply_record }) => reply_record)).toEqual([record, record, record, record]);
    }
    const saved = (await server.send({ url: 'saved_jobs', as: student })).json().jobs.data;
    const page = (await server.send({ url: `jobs/title/any/${job.id}` })).json().job;
    expect([saved[0].organization.reply_record, page.organization.reply_record]).toEqual([record, record]);
  });

  it.each([
    ['nobody has applied yet, as missing', null, null],
    ['there are four applications, as missing', [4, 4, 2], null],
    ['there are five', [5, 4, 2], { counted: 5, in_time_percent: 80, median_days: 2 }],
    [
      'all but one of many were in time, without a full hundred',
      [1000, 999, 2],
      { counted: 1000, in_time_percent: 99, median_days: 2 },
    ],
    ['none was replied to', [9, 0, null], { counted: 9, in_time_percent: 0, median_days: null }],
  ] as const)('is shown where %s', async (_when, kept, shown) => {
    await server.aJob({ org_id: works.role_specific_id });
    if (kept) await keep(kept[0], kept[1], kept[2]);
    const { company } = (await server.send({ url: `companies/${works.role_specific_id}` })).json();
    expect(company.reply_record).toEqual(shown);
  });

  it('changes on cards that were listed before', async () => {
    const { id } = await server.aJob({ org_id: works.role_specific_id });
    const listed = async () => {
      const { jobs } = (await server.send({ url: `jobs?org_id=${works.role_specific_id}` })).json();
      return jobs.data.map((job: { id: number; organization: { reply_record: { counted: number } | null } }) => [
        job.id,
        job.organization.reply_record?.counted,
      ]);
    };
    expect(await listed()).toEqual([[id, undefined]]);
    await keep(10, 10, 1);
    expect(await listed()).toEqual([[id, 10]]);
    await keep(11, 10, 1, '2026-11-02');
    expect(await listed()).toEqual([[id, 11]]);
  });
});
