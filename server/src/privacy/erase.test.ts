import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { documents, type SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

let server: TestServerWithEmail;
let ada: SignedIn;
let works: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
});
let count = 0;
/** A student whose name and letter occur nowhere else. */
const somebody = () => {
  count += 1;
  return server.signIn('student', { full_name: `Adaeze-${count} Obi`, email: `adaeze-${count}@example.ng` });
};
beforeEach(async () => {
  ada = await somebody();
  works = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

const letterOf = (who: SignedIn) => `I am ${who.name} and kept the books of our co-operative.`;
const pdfOf = (who: SignedIn) => ({ name: `${who.name}.pdf`, content: documents.pdf });
const erase = (as = ada, password = as.password) =>
  server.send({ method: 'DELETE', url: 'account', as, body: { password } });
const put = (url: string, as: SignedIn, body: object = {}) => server.send({ method: 'PUT', url, as, body });
const aJob = () => server.aJob({ org_id: works.role_specific_id, job_title: 'Analyst', q1: 'When?' });
const send = (job_id: number, as = ada) =>
  server.send({
    ...{ method: 'POST', url: 'apply-job', as, files: { resume: pdfOf(as), internship_letter: pdfOf(as) } },
    body: { job_id, cover_letter: letterOf(as), a1: `On Monday, says ${as.name}.`, keep_documents: true },
  });
const apply = async () => (await send((await aJob()).id)).json().application;
const seen = async (id: number) => (await server.send({ url: `applications/${id}`, as: works })).json().application;
const newsOf = async (as: SignedIn) =>
  (await server.send({ url: `view_notifications/${as.user_id}`, as })).json().notifications as {
    title: string;
    message: string;
  }[];
const storedFiles = async () => {
  const entries = await readdir(join(server.context.config.DATA_DIR, 'files'), { recursive: true }).catch(() => []);
  return entries.filter((name) => /[0-9a-f]{32}$/.test(name)).length;
};
/** Every row of every table as text. */
async function everything(): Promise<string> {
  const { db } = server.context;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(db);
  const tables = await Promise.all(
    rows.map(({ name }) => sql`select to_jsonb(held) from ${sql.table(name)} as held`.execute(db)),
  );
  return JSON.stringify(tables.map((table) => table.rows));
}

async function nothingIsLeftOf({ name, email, token }: SignedIn) {
  const all = await everything();
  for (const fact of [name, email, token]) expect([fact, all.includes(fact)]).toEqual([fact, false]);
}

it('leaves nothing of the person anywhere, rows and files alike', async () => {
  const before = await storedFiles();
  const { id } = await apply();
  const offer = { date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', alt_date_2: '2099-03-04 10:00' };
  const scheduled = await server.send({
    ...{ method: 'POST', url: 'interviews/schedule', as: works, body: { application_id: id, ...offer } },
  });
  const interview = scheduled.json().interview.id;
  await server.send({
    ...{ method: 'PATCH', url: `interview/${interview}/update-date`, as: ada, body: { selected_date: offer.date } },
  });
  const job = await aJob();
  await put(`jobs/${job.id}/draft`, ada, { cover_letter: `${ada.name} writes` });
  await server.send({ method: 'PUT', url: `jobs/${job.id}/save`, as: ada });
  await server.send({ method: 'POST', url: 'resetPassword', body: { email: ada.email } });

  const gone = await erase();
  expect([gone.statusCode, gone.json().message]).toEqual([200, 'Your account was deleted.']);
  expect(String(gone.headers['set-cookie'])).toContain('Max-Age=0');
  await nothingIsLeftOf(ada);
  expect(await storedFiles()).toBe(before);
  expect((await server.send({ url: 'session', as: ada })).statusCode).toBe(401);
});

it('leaves the company a former candidate, when they applied and what became of it', async () => {
  const [open, decided] = [await apply(), await apply()];
  await put(`AcceptApplicationByOrg/${decided.id}`, works);
  await erase();

  expect(await seen(open.id)).toMatchObject({
    ...{ status: 'Withdrawn', created_at: open.created_at, cover_letter: '', resume: null, a1: null },
    student: { full_name: 'Former candidate', university: null, phone: null },
    ...{ student_name: 'Former candidate', user: { email: '' }, documents: { resume: null } },
    timeline: [
      { kind: 'applied', by: 'Former candidate' },
      { kind: 'withdrawn', by: 'Former candidate' },
    ],
  });
  expect(await seen(decided.id)).toMatchObject({ status: 'Accepted', student_name: 'Former candidate' });
  const { applications } = (
    await server.send({ url: `ViewApplicationByOrg/${works.role_specific_id}`, as: works })
  ).json();
  expect(applications).toHaveLength(2);
});

it('tells the company of what was undecided, without a name', async () => {
  const { id } = await apply();
  await server.passMinutes(10);
  expect(await newsOf(works)).toMatchObject([{ title: 'New application' }]);
  await erase();
  expect(await newsOf(works)).toMatchObject([
    {
      title: 'An application was withdrawn',
      message: 'Former candidate has withdrawn the application for Analyst.',
    },
  ]);
  await server.sendDueEmails();
  expect(server.listEmailsTo(works).at(-1)).toMatchObject({
    subject: 'Former candidate withdrew an application',
    text: expect.stringContaining(`/dashboard/applications/${id}\n`),
  });
});

it('takes back mail that has not left, and sends no more', async () => {
  await put('account/password', ada, { current_password: ada.password, new_password: 'slow yellow bicycle' });
  await server.send({ method: 'POST', url: 'resetPassword', body: { email: ada.email } });
  const { id } = await apply();
  await put(`AcceptApplicationByOrg/${id}`, works);
  await erase(ada, 'slow yellow bicycle');
  await server.passMinutes(60);
  expect(server.listEmailsTo(ada)).toEqual([]);
});

it('frees the email for a new account, which has nothing of the old one', async () => {
  await apply();
  await erase();
  expect((await server.send({ method: 'POST', url: 'login', body: ada })).statusCode).toBe(401);
  const again = await server.signIn('student', { email: ada.email, full_name: ada.name });
  expect(again.user_id).not.toBe(ada.user_id);
  const url = `user-applications-job/${again.user_id}`;
  expect((await server.send({ url, as: again })).json().applications.total).toBe(0);
});

it('cannot be logged in to by what stands in the place of the email', async () => {
  await erase();
  for (const password of [ada.password, '', 'Former candidate']) {
    const body = { email: `former candidate ${ada.user_id}`, password };
    expect((await server.send({ method: 'POST', url: 'login', body })).statusCode).not.toBe(200);
  }
});

it('is no candidate to admins any more', async () => {
  const admin = await server.signIn('admin');
  const analytics = async () => (await server.send({ url: 'all_orgs_admin_View', as: admin })).json().analytics;
  const before = await analytics();
  await erase();
  expect((await analytics()).total_students).toBe(before.total_students - 1);
  for (const url of ['all_students', 'all_users'])
    expect((await server.send({ url, as: admin })).body).not.toContain('ormer candidate');
});

it('is written down without saying who it was', async () => {
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

it('wants the password, and says so at its field', async () => {
  await apply();
  const refused = await erase(ada, 'not my password');
  expect([refused.statusCode, refused.json().fields]).toEqual([422, { password: 'This is not your password.' }]);
  expect((await erase(ada, '')).json().fields).toEqual({ password: 'Your password is required.' });
  expect((await server.send({ url: 'session', as: ada })).statusCode).toBe(200);
});

it('is not for companies: they ask support', async () => {
  for (const who of ['organization', 'pending', 'admin'] as const)
    expect((await erase(await server.signIn(who))).json()).toMatchObject({ code: 'forbidden' });
});

it('happens once, however often it is asked for at once', async () => {
  const { id } = await apply();
  const all = await Promise.all([erase(), erase(), erase()]);
  for (const { statusCode } of all) expect([200, 401, 422]).toContain(statusCode);
  expect(all.map(({ statusCode }) => statusCode)).toContain(200);
  expect((await seen(id)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['applied', 'withdrawn']);
  expect((await erase()).statusCode).toBe(401);
});

it('happens whole or not at all', async () => {
  const { id } = await apply();
  const before = await storedFiles();
  const { db } = server.context;
  await sql`alter table audit_log add constraint no_deletions check (action <> 'account.deleted') not valid`.execute(
    db,
  );
  expect((await erase()).statusCode).toBe(500);
  await sql`alter table audit_log drop constraint no_deletions`.execute(db);

  expect(await seen(id)).toMatchObject({ status: 'Applied', student_name: ada.name, cover_letter: letterOf(ada) });
  expect([await storedFiles(), (await newsOf(works)).length]).toEqual([before, 1]);
  expect((await server.send({ url: 'session', as: ada })).statusCode).toBe(200);
  expect((await erase()).statusCode).toBe(200);
});

it('lets nothing of what the person does at the same moment stay behind', async () => {
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
    server.send({ method: 'POST', url: 'documents', as: ada, body: { kind: 'resume' }, files: { file: pdfOf(ada) } }),
    server.send({ method: 'POST', url: 'login', body: { email: ada.email, password: ada.password } }),
    put(`applications/${id}/withdraw`, ada),
    put(`student/${ada.user_id}/update`, ada, profile),
  ]);
  await nothingIsLeftOf(ada);
  const sessions = server.context.db.selectFrom('sessions').selectAll().where('user_id', '=', ada.user_id);
  expect(await sessions.execute()).toEqual([]);
});

it('is decided one after the other with what the company does at the same moment', async () => {
  for (const verb of ['AcceptApplicationByOrg', 'RejectApplicationByOrg', 'ReviewApplicationByOrg']) {
    const { id } = await apply();
    const [done] = await Promise.all([put(`${verb}/${id}`, works), erase()]);
    expect([200, 409]).toContain(done.statusCode);
    const after = await seen(id);
    expect(after.student_name).toBe('Former candidate');
    expect(['Accepted', 'Rejected', 'Withdrawn']).toContain(after.status);
    ada = await somebody();
  }
});
