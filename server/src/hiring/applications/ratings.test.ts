import { type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
let company: SignedIn;
let student: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  company = await server.signIn('organization');
  student = await server.signIn('student', { full_name: 'Ada Obi' });
});
afterAll(() => server.stop());

async function createApplication(): Promise<number> {
  const job = await server.aJob({ org_id: company.role_specific_id });
  return (await server.anApplication({ job_id: job.id, user_id: student.user_id })).id;
}
const rate = (application_ids: number[], rating: unknown, as = company) =>
  server.send({ method: 'PUT', url: 'applications/ratings', as, body: { application_ids, rating } });
const listRatings = async () => {
  const { applications } = (
    await server.send({ url: `ViewApplicationByOrg/${company.role_specific_id}`, as: company })
  ).json();
  return Object.fromEntries(applications.map(({ id, rating }: { id: number; rating: unknown }) => [id, rating]));
};

describe('rateApplications', () => {
  it('rates several applications at once, and takes a rating back', async () => {
    const [one, two, other] = [await createApplication(), await createApplication(), await createApplication()];
    expect((await rate([one, two, one], 4)).statusCode).toBe(204);
    expect(await listRatings()).toEqual({ [one]: 4, [two]: 4, [other]: null });
    await rate([one], null);
    expect(await listRatings()).toEqual({ [one]: null, [two]: 4, [other]: null });
  });

  it('is in the application that the company opens', async () => {
    const id = await createApplication();
    await rate([id], 5);
    const opened = await server.send({ method: 'PUT', url: `ReviewApplicationByOrg/${id}`, as: company, body: {} });
    expect(opened.json().application.rating).toBe(5);
  });

  it('is never shown to the student', async () => {
    const id = await createApplication();
    await rate([id], 2);
    const urls = [`applications/${id}`, `user-applications-job/${student.user_id}`, 'account/export'];
    for (const url of urls) {
      const response = await server.send({ url, as: student });
      expect([url, response.statusCode]).toEqual([url, 200]);
      expect(response.body).not.toMatch(/rating|rated/i);
    }
    const notifications = await server.send({ url: `view_notifications/${student.user_id}`, as: student });
    expect(notifications.body).not.toMatch(/rat(ing|ed)/i);
  });

  it('responds with 404 and rates none when one is another company’s or does not exist', async () => {
    const id = await createApplication();
    const stranger = (await server.anApplication()).id;
    expect((await rate([id, stranger], 3)).statusCode).toBe(404);
    expect((await rate([id, 2147483647], 3)).statusCode).toBe(404);
    expect((await rate([id], 3, await server.signIn('organization'))).statusCode).toBe(404);
    expect(await listRatings()).toEqual({ [id]: null });
  });

  it.each([0, 6, 2.5, '4', undefined])('refuses the rating %j', async (rating) => {
    expect((await rate([await createApplication()], rating)).statusCode).toBe(422);
  });

  it('refuses none, and more applications than can be selected', async () => {
    expect((await rate([], 3)).statusCode).toBe(422);
    expect(
      (
        await rate(
          Array.from({ length: 201 }, (_, index) => index + 1),
          3,
        )
      ).statusCode,
    ).toBe(422);
  });

  it('writes an audit entry for each application whose rating changes', async () => {
    const [one, two] = [await createApplication(), await createApplication()];
    await rate([one], 3);
    await rate([one, two], 3);
    await rate([one], null);
    const entries = await server.context.db
      .selectFrom('audit_log')
      .select(['subject_id', 'detail'])
      .where('action', '=', 'application.rated')
      .where('actor_user_id', '=', company.user_id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { subject_id: String(one), detail: { from: null, to: 3 } },
      { subject_id: String(two), detail: { from: null, to: 3 } },
      { subject_id: String(one), detail: { from: 3, to: null } },
    ]);
  });
});
