import { emptyDetails } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { documents, listStoredKeys, type SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

describe('DELETE /account', () => {
  let server: TestServerWithEmail;
  let ada: SignedIn;
  let organization: SignedIn;
  beforeAll(async () => {
    server = await startServerWithEmail();
  });
  let count = 0;
  /** A student whose name and cover letter are unique. */
  const signInStudent = () => {
    count += 1;
    return server.signIn('student', { full_name: `Adaeze-${count} Obi`, email: `adaeze-${count}@example.ng` });
  };
  beforeEach(async () => {
    ada = await signInStudent();
    organization = await server.signIn('organization', { company_name: 'Marina Works' });
  });
  afterAll(() => server.stop());

  const toCoverLetter = (who: SignedIn) => `I am ${who.name} and kept the books of our co-operative.`;
  const toPdf = (who: SignedIn) => ({ name: `${who.name}.pdf`, content: documents.pdf });
  const erase = (as = ada, password = as.password) =>
    server.send({ method: 'DELETE', url: 'account', as, body: { password } });
  const put = (url: string, as: SignedIn, body: object = {}) => server.send({ method: 'PUT', url, as, body });
  const aJob = () => server.aJob({ org_id: organization.role_specific_id, job_title: 'Analyst', q1: 'When?' });
  const send = (job_id: number, as = ada) =>
    server.send({
      ...{ method: 'POST', url: 'apply-job', as, files: { resume: toPdf(as), internship_letter: toPdf(as) } },
      body: { job_id, cover_letter: toCoverLetter(as), a1: `On Monday, says ${as.name}.`, keep_documents: true },
    });
  const apply = async () => (await send((await aJob()).id)).json().application;
  const loadApplication = async (id: number) =>
    (await server.send({ url: `applications/${id}`, as: organization })).json().application;
  const listNotifications = async (as: SignedIn) =>
    (await server.send({ url: `view_notifications/${as.user_id}`, as })).json().notifications as {
      title: string;
      message: string;
    }[];
  const countStoredFiles = async () => (await listStoredKeys(server.context.store)).length;
  /** Every row of every table as text. */
  async function dumpDatabase(): Promise<string> {
    const { db } = server.context;
    const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(db);
    const tables = await Promise.all(
      rows.map(({ name }) => sql`select to_jsonb(entry) from ${sql.table(name)} as entry`.execute(db)),
    );
    return JSON.stringify(tables.map((table) => table.rows));
  }

  async function expectNoDataOf({ name, email, token }: SignedIn) {
    const dump = await dumpDatabase();
    for (const fact of [name, email, token]) expect([fact, dump.includes(fact)]).toEqual([fact, false]);
  }

  it('leaves no row and no file with data of the student', async () => {
    const before = await countStoredFiles();
    const { id } = await apply();
    const offer = { date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', alt_date_2: '2099-03-04 10:00' };
    const scheduled = await server.send({
      ...{ method: 'POST', url: 'interviews/schedule', as: organization, body: { application_id: id, ...offer } },
    });
    const interview = scheduled.json().interview.id;
    await server.send({
      ...{ method: 'PATCH', url: `interview/${interview}/update-date`, as: ada, body: { selected_date: offer.date } },
    });
    const other = await server.send({
      ...{ method: 'POST', url: 'interviews/schedule', as: organization },
      body: { application_id: (await apply()).id, ...offer, confirm_overlap: true },
    });
    const declined = await server.send({
      ...{ method: 'PATCH', url: `interview/${other.json().interview.id}/decline-dates`, as: ada },
      body: { ...offer, note: `${ada.name} works in the mornings.` },
    });
    expect(declined.statusCode).toBe(200);
    await put('account/details', ada, {
      ...{ ...emptyDetails, skills: [`Tending ${ada.name}`], about: ada.name },
      ...{ languages: [{ name: ada.name, level: 'native' }] },
      links: [{ kind: 'other', url: `https://example.ng/${ada.email}` }],
    });
    const job = await aJob();
    await put(`jobs/${job.id}/draft`, ada, { cover_letter: `${ada.name} writes` });
    await server.send({ method: 'PUT', url: `jobs/${job.id}/save`, as: ada });
    await put(`jobs/${job.id}/dismissal`, ada, { reason: 'other' });
    const search = { conditions: { q: 'data' }, name: `Jobs for ${ada.name}` };
    await server.send({ method: 'POST', url: 'saved_searches', as: ada, body: search });
    const write = (as: SignedIn, body: string) =>
      server.send({
        method: 'POST',
        url: `applications/${id}/messages`,
        as,
        body: { body },
        files: { document_1: toPdf(ada) },
      });
    for (const as of [ada, organization]) expect((await write(as, `${ada.name} here`)).statusCode).toBe(201);
    await put(`applications/${id}/message_draft`, organization, { body: `Dear ${ada.name}`, last_sent: 100_000 });
    await server.send({
      ...{
        method: 'POST',
        url: `applications/${id}/conversation/report`,
        as: ada,
        body: { reason: `I am ${ada.name}` },
      },
    });
    await server.send({ method: 'POST', url: 'resetPassword', body: { email: ada.email } });

    const response = await erase();
    expect([response.statusCode, response.json().message]).toEqual([200, 'Your account was deleted.']);
    expect(String(response.headers['set-cookie'])).toContain('Max-Age=0');
    await expectNoDataOf(ada);
    expect(await countStoredFiles()).toBe(before);
    expect((await server.send({ url: 'session', as: ada })).statusCode).toBe(401);
  });

  it('keeps anonymous applications with dates and outcomes for the organization', async () => {
    const [open, decided] = [await apply(), await apply()];
    await put(`AcceptApplicationByOrg/${decided.id}`, organization);
    await erase();

    expect(await loadApplication(open.id)).toMatchObject({
      ...{ status: 'Withdrawn', created_at: open.created_at, cover_letter: '', resume: null, a1: null },
      student: { full_name: 'Former candidate', university: null, phone: null },
      ...{ student_name: 'Former candidate', user: { email: '' }, documents: { resume: null } },
      timeline: [
        { kind: 'applied', by: 'Former candidate' },
        { kind: 'withdrawn', by: 'Former candidate' },
      ],
    });
    expect(await loadApplication(decided.id)).toMatchObject({ status: 'Accepted', student_name: 'Former candidate' });
    const { applications } = (
      await server.send({ url: `ViewApplicationByOrg/${organization.role_specific_id}`, as: organization })
    ).json();
    expect(applications).toHaveLength(2);
  });

  it('takes the ratings of the student back', async () => {
    const { id } = await apply();
    await put('applications/ratings', organization, { application_ids: [id], rating: 4 });
    await erase();
    const { rating } = await server.context.db
      .selectFrom('applications')
      .select('rating')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(rating).toBe(0);
  });

  it('notifies the organization without the name when an undecided application is withdrawn', async () => {
    const { id } = await apply();
    await server.passMinutes(10);
    expect(await listNotifications(organization)).toMatchObject([{ title: 'New application' }]);
    await erase();
    expect(await listNotifications(organization)).toMatchObject([
      {
        title: 'An application was withdrawn',
        message: 'Former candidate has withdrawn the application for Analyst.',
      },
    ]);
    await server.sendDueEmails();
    expect(server.listEmailsTo(organization).at(-1)).toMatchObject({
      subject: 'Former candidate withdrew an application',
      text: expect.stringContaining(`/dashboard/applications/${id}\n`),
    });
  });

  it('sends no further email to the student', async () => {
    const passwords = { current_password: ada.password, new_password: 'slow yellow bicycle' };
    ada.token = (await put('account/password', ada, passwords)).json().token;
    await server.send({ method: 'POST', url: 'resetPassword', body: { email: ada.email } });
    const { id } = await apply();
    await put(`AcceptApplicationByOrg/${id}`, organization);
    await erase(ada, 'slow yellow bicycle');
    await server.passMinutes(60);
    expect(server.listEmailsTo(ada)).toEqual([]);
  });

  it('lets a new account use the email address without any data of the old one', async () => {
    await apply();
    await erase();
    expect((await server.send({ method: 'POST', url: 'login', body: ada })).statusCode).toBe(401);
    const newAccount = await server.signIn('student', { email: ada.email, full_name: ada.name });
    expect(newAccount.user_id).not.toBe(ada.user_id);
    const url = `user-applications-job/${newAccount.user_id}`;
    expect((await server.send({ url, as: newAccount })).json().applications.total).toBe(0);
  });

  it('allows no login when the placeholder of the email address is entered', async () => {
    await erase();
    for (const password of [ada.password, '', 'Former candidate']) {
      const body = { email: `former candidate ${ada.user_id}`, password };
      expect((await server.send({ method: 'POST', url: 'login', body })).statusCode).not.toBe(200);
    }
  });

  it('removes the student from the counts and lists of admins', async () => {
    const admin = await server.signIn('admin');
    const analytics = async () => (await server.send({ url: 'all_orgs_admin_View', as: admin })).json().analytics;
    const before = await analytics();
    await erase();
    expect((await analytics()).total_students).toBe(before.total_students - 1);
    for (const url of ['all_students', 'all_users'])
      expect((await server.send({ url, as: admin })).body).not.toContain('ormer candidate');
  });

  it('writes an audit entry without personal data', async () => {
    await apply();
    await erase();
    const entries = await server.context.db
      .selectFrom('audit_log')
      .select(['actor_user_id', 'detail', 'request_id'])
      .where('action', '=', 'account.deleted')
      .where('subject_id', '=', String(ada.user_id))
      .execute();
    expect(entries).toEqual([{ actor_user_id: ada.user_id, detail: { withdrawn: 1 }, request_id: expect.any(String) }]);
  });

  it('responds with 422 and deletes nothing when the password is wrong', async () => {
    await apply();
    const refused = await erase(ada, 'not my password');
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { password: 'This is not your password.' }]);
    expect((await erase(ada, '')).json().fields).toEqual({ password: 'Your password is required.' });
    expect((await server.send({ url: 'session', as: ada })).statusCode).toBe(200);
  });

  it('responds with forbidden when an organization or an admin sends it', async () => {
    for (const who of ['organization', 'pending', 'admin'] as const)
      expect((await erase(await server.signIn(who))).json()).toMatchObject({ code: 'forbidden' });
  });

  it('withdraws applications once when several requests are sent at once', async () => {
    const { id } = await apply();
    const responses = await Promise.all([erase(), erase(), erase()]);
    for (const { statusCode } of responses) expect([200, 401, 422]).toContain(statusCode);
    expect(responses.map(({ statusCode }) => statusCode)).toContain(200);
    expect((await loadApplication(id)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'applied',
      'withdrawn',
    ]);
    expect((await erase()).statusCode).toBe(401);
  });

  it('changes nothing when the transaction fails', async () => {
    const { id } = await apply();
    const before = await countStoredFiles();
    const { db } = server.context;
    await sql`alter table audit_log add constraint no_deletions check (action <> 'account.deleted') not valid`.execute(
      db,
    );
    expect((await erase()).statusCode).toBe(500);
    await sql`alter table audit_log drop constraint no_deletions`.execute(db);

    expect(await loadApplication(id)).toMatchObject({
      status: 'Applied',
      student_name: ada.name,
      cover_letter: toCoverLetter(ada),
    });
    expect([await countStoredFiles(), (await listNotifications(organization)).length]).toEqual([before, 1]);
    expect((await server.send({ url: 'session', as: ada })).statusCode).toBe(200);
    expect((await erase()).statusCode).toBe(200);
  });

  it('leaves no data when the student writes at the same time', async () => {
    const job = await aJob();
    const { id } = await apply();
    const profile = {
      ...{ full_name: ada.name, sex: 'Female', course_of_study: 'Physics', degree: 'MSc' },
      ...{ status: 'Graduate', university: 'Ibadan', phone: '08012345678' },
    };
    await Promise.all([
      put(`student/${ada.user_id}/update`, ada, profile),
      send(job.id),
      erase(),
      send((await aJob()).id),
      put(`jobs/${(await aJob()).id}/draft`, ada, { cover_letter: `${ada.name} writes` }),
      server.send({ method: 'POST', url: 'documents', as: ada, body: { kind: 'resume' }, files: { file: toPdf(ada) } }),
      server.send({ method: 'POST', url: 'login', body: { email: ada.email, password: ada.password } }),
      put(`applications/${id}/withdraw`, ada),
      put(`student/${ada.user_id}/update`, ada, profile),
    ]);
    await expectNoDataOf(ada);
    const sessions = server.context.db.selectFrom('sessions').selectAll().where('user_id', '=', ada.user_id);
    expect(await sessions.execute()).toEqual([]);
  });

  it('leaves a consistent status when the organization decides at the same time', async () => {
    for (const verb of ['AcceptApplicationByOrg', 'RejectApplicationByOrg', 'ReviewApplicationByOrg']) {
      const { id } = await apply();
      const [done] = await Promise.all([put(`${verb}/${id}`, organization), erase()]);
      expect([200, 409]).toContain(done.statusCode);
      const after = await loadApplication(id);
      expect(after.student_name).toBe('Former candidate');
      expect(['Accepted', 'Rejected', 'Withdrawn']).toContain(after.status);
      ada = await signInStudent();
    }
  });
});
