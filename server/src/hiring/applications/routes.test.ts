import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const pdf = { name: 'Ada Lovelace.pdf', content: documents.pdf };
const letter = 'I kept the books of our co-operative for two years.';

interface Applying {
  as?: SignedIn;
  body?: Record<string, unknown>;
  files?: Record<string, { name: string; content: Buffer }>;
}
const apply = (job: { id: number }, { as, body, files = { resume: pdf, internship_letter: pdf } }: Applying) =>
  server.send({ method: 'POST', url: 'apply-job', as, files, body: { job_id: job.id, cover_letter: letter, ...body } });

const put = (url: string, as: SignedIn, body: unknown = {}) => server.send({ method: 'PUT', url, as, body });
const review = (id: number, as: SignedIn) => put(`ReviewApplicationByOrg/${id}`, as);
const accept = (id: number, as: SignedIn) => put(`AcceptApplicationByOrg/${id}`, as);
const reject = (id: number, as: SignedIn) => put(`RejectApplicationByOrg/${id}`, as);
const withdraw = (id: number, as: SignedIn) => put(`applications/${id}/withdraw`, as);

/** One application, its student and its company. */
async function anApplication() {
  const [company, student] = [await server.signIn('organization'), await server.signIn('student')];
  const job = await server.aJob({ org_id: company.role_specific_id });
  const { id } = (await apply(job, { as: student })).json().application;
  return { id: id as number, company, student, job };
}
const told = async (who: SignedIn) => {
  const answer = await server.send({ url: `view_notifications/${who.user_id}`, as: who });
  return answer.json().notifications.map(({ title }: { title: string }) => title);
};
const storedFiles = async () => {
  const entries = await readdir(join(server.context.config.DATA_DIR, 'files'), { recursive: true }).catch(() => []);
  return entries.filter((name) => /[0-9a-f]{32}$/.test(name)).length;
};

describe('applying', () => {
  it('keeps the letter, the answers that the job asks for, and both documents', async () => {
    const student = await server.signIn('student', { full_name: 'Ada Obi' });
    const job = await server.aJob({ q1: 'When can you start?' });

    const answer = await apply(job, { as: student, body: { a1: 'On Monday.', a2: 'Nobody asked.' } });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      message: 'Your application has been submitted!',
      application: {
        job_id: job.id,
        user_id: student.user_id,
        org_id: job.org_id,
        status: 'Applied',
        cover_letter: letter,
        a1: 'On Monday.',
        a2: null,
        student_name: 'Ada Obi',
        timeline: [{ status: 'Applied', by: 'Ada Obi' }],
        documents: { resume: { name: 'Ada Lovelace.pdf', size: documents.pdf.length, type: 'application/pdf' } },
      },
    });
    const download = await server.send({ url: answer.json().application.resume, as: student });
    expect(download.rawPayload).toEqual(documents.pdf);
  });

  it('takes one application per student and job, also when two arrive at once', async () => {
    const student = await server.signIn('student');
    const job = await server.aJob();
    const before = await storedFiles();

    const answers = await Promise.all([1, 2, 3].map(() => apply(job, { as: student })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'already_applied',
      error: 'You have already applied for this job',
    });
    expect(await storedFiles()).toBe(before + 2);
  });

  it('gives a retry with the same key the first answer again', async () => {
    const student = await server.signIn('student');
    const job = await server.aJob();
    const send = () =>
      server.send({
        ...{ method: 'POST', url: 'apply-job', as: student, files: { resume: pdf, internship_letter: pdf } },
        body: { job_id: job.id, cover_letter: letter },
        headers: { 'idempotency-key': 'one-evening-in-a-tunnel' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });

  it.each([
    ['closed', { status: 0 as const }],
    ['expired', { deadline: '2020-01-31' }],
  ])('refuses a job that is %s', async (_, wishes) => {
    const answer = await apply(await server.aJob(wishes), { as: await server.signIn('student') });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('job_closed');
  });

  it.each([
    ['a deleted job', { deleted_at: new Date() }],
    ['a job of an unverified company', {}],
  ])('knows nothing of %s', async (what, wishes) => {
    const org_id = what.includes('unverified') ? (await server.signIn('pending')).role_specific_id : undefined;
    const job = await server.aJob({ ...wishes, org_id });
    const answer = await apply(job, { as: await server.signIn('student') });
    expect(answer.statusCode).toBe(404);
  });

  it('names every missing part and stores nothing by half', async () => {
    const before = await storedFiles();
    const student = await server.signIn('student');
    const answer = await apply(await server.aJob(), {
      as: student,
      body: { cover_letter: ' ' },
      files: { resume: pdf },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({
      cover_letter: 'A cover letter is required.',
      internship_letter: 'Choose a file.',
    });
    expect(await storedFiles()).toBe(before);
  });

  it('refuses a script that calls itself a PDF', async () => {
    const before = await storedFiles();
    const answer = await apply(await server.aJob(), {
      as: await server.signIn('student'),
      files: { resume: { name: 'resume.pdf', content: documents.script }, internship_letter: pdf },
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().fields).toEqual({ resume: expect.stringContaining('named PDF but holds something else') });
    expect(await storedFiles()).toBe(before);
  });

  it('asks for a whole profile first', async () => {
    const student = await server.signIn('student');
    await server.context.db
      .updateTable('students')
      .set({ university: null })
      .where('user_id', '=', student.user_id)
      .execute();
    const answer = await apply(await server.aJob(), { as: student });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toBe('Required student information is missing.');
  });

  it('takes nobody else’s id', async () => {
    const [student, other] = [await server.signIn('student'), await server.signIn('student')];
    const answer = await apply(await server.aJob(), { as: student, body: { user_id: other.user_id } });
    expect(answer.statusCode).toBe(404);
  });

  it('tells the company', async () => {
    const { company } = await anApplication();
    expect(await told(company)).toEqual(['New application']);
  });
});

describe('reading', () => {
  it('lists a student’s own applications, newest first, by status where asked', async () => {
    const { student, id, company } = await anApplication();
    const later = (await apply(await server.aJob(), { as: student })).json().application.id;
    await accept(id, company);

    const all = await server.send({ url: `user-applications-job/${student.user_id}`, as: student });
    expect(all.json().applications.data.map((row: { id: number }) => row.id)).toEqual([later, id]);
    const accepted = await server.send({
      url: `user-applications-job/${student.user_id}?status=Accepted`,
      as: student,
    });
    expect(accepted.json().applications).toMatchObject({ total: 1, data: [{ id, status: 'Accepted' }] });
  });

  it('pages through a company’s applications without losing or repeating one', async () => {
    const company = await server.signIn('organization');
    const job = await server.aJob({ org_id: company.role_specific_id });
    const student = await server.signIn('student');
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const each = await server.aJob({ org_id: company.role_specific_id });
      ids.unshift((await apply(each, { as: student })).json().application.id);
    }
    const base = `ViewApplicationByOrg/${company.role_specific_id}`;
    const found: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer = await server.send({ url: `${base}?limit=2${cursor && `&cursor=${cursor}`}`, as: company });
      const page: { applications: { id: number }[]; next_cursor: string | null; total: number } = answer.json();
      expect(page.total).toBe(5);
      found.push(...page.applications.map((row) => row.id));
      cursor = page.next_cursor;
    }
    expect(found).toEqual(ids);
    const ofOne = await server.send({ url: `${base}?job_id=${job.id}`, as: company });
    expect(ofOne.json()).toMatchObject({ applications: [], total: 0 });
  });

  it('hides other people’s applications, and shows all to an admin', async () => {
    const { student, company } = await anApplication();
    const urls = [`user-applications-job/${student.user_id}`, `ViewApplicationByOrg/${company.role_specific_id}`];
    const [stranger, rival] = [await server.signIn('student'), await server.signIn('organization')];
    expect((await server.send({ url: String(urls[0]), as: stranger })).statusCode).toBe(404);
    expect((await server.send({ url: String(urls[1]), as: rival })).statusCode).toBe(404);

    const admin = await server.signIn('admin');
    for (const url of urls) expect((await server.send({ url, as: admin })).statusCode).toBe(200);
  });

  it('never shows a company the sex of an applicant', async () => {
    const { id, company } = await anApplication();
    expect((await review(id, company)).body).not.toContain('"sex"');
  });
});

describe('deciding', () => {
  it('opens an application once: Applied becomes Viewed, and later states stay', async () => {
    const { id, company, student } = await anApplication();
    expect((await review(id, company)).json().application.status).toBe('Viewed');
    const again = (await review(id, company)).json().application;
    expect(again.timeline.map(({ status }: { status: string }) => status)).toEqual(['Applied', 'Viewed']);
    expect(await told(student)).toEqual(['Your application was opened']);

    await accept(id, company);
    expect((await review(id, company)).json().application.status).toBe('Accepted');
  });

  const moves = { review, accept, reject, withdraw };
  it.each([
    ['Applied', { review: 'Viewed', accept: 'Accepted', reject: 'Rejected', withdraw: 'Withdrawn' }],
    ['Viewed', { review: 'Viewed', accept: 'Accepted', reject: 'Rejected', withdraw: 'Withdrawn' }],
    ['Interview', { review: 'Interview', accept: 'Accepted', reject: 'Rejected', withdraw: 'Withdrawn' }],
    ['Accepted', { review: 'Accepted', accept: 409, reject: 409, withdraw: 409 }],
    ['Rejected', { review: 'Rejected', accept: 409, reject: 409, withdraw: 409 }],
    ['Withdrawn', { review: 'Withdrawn', accept: 409, reject: 409, withdraw: 409 }],
  ] as const)('moves on from %s only as the rules say', async (from, outcomes) => {
    for (const [move, expected] of Object.entries(outcomes) as [keyof typeof moves, string | number][]) {
      const { id, company, student } = await anApplication();
      await server.context.db.updateTable('applications').set({ status: from }).where('id', '=', id).execute();
      const answer = await moves[move](id, move === 'withdraw' ? student : company);
      expect([move, answer.statusCode === 200 ? answer.json().application.status : answer.statusCode]).toEqual([
        move,
        expected,
      ]);
    }
  });

  it('lets one of two contradicting decisions win and tells the other how things stand', async () => {
    const { id, company, student } = await anApplication();
    const answers = await Promise.all([accept(id, company), reject(id, company), withdraw(id, student)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json().error).toMatch(/^(This application has already been|The candidate has withdrawn)/);
    }
  });

  it('says what it did, to both', async () => {
    const { id, company, student } = await anApplication();
    expect((await accept(id, company)).json().message).toBe('Application has been accepted');
    expect(await told(student)).toEqual(['You were accepted']);

    const other = await anApplication();
    expect((await reject(other.id, other.company)).json().message).toBe('Application rejected successfully');
  });

  it('leaves other companies’ applications alone', async () => {
    const { id, student } = await anApplication();
    const rival = await server.signIn('organization');
    for (const move of [review, accept, reject]) expect((await move(id, rival)).statusCode).toBe(404);
    expect((await withdraw(id, await server.signIn('student'))).statusCode).toBe(404);
    const mine = await server.send({ url: `user-applications-job/${student.user_id}`, as: student });
    expect(mine.json().applications.data[0].status).toBe('Applied');
  });

  it('does not take another company’s org_id', async () => {
    const { id, company } = await anApplication();
    const answer = await put(`AcceptApplicationByOrg/${id}`, company, { org_id: company.role_specific_id + 1 });
    expect(answer.statusCode).toBe(404);
  });

  it('writes every change of status to the audit log', async () => {
    const { id, company } = await anApplication();
    await review(id, company);
    await accept(id, company);
    const rows = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id'])
      .where('subject', '=', 'application')
      .where('subject_id', '=', String(id))
      .execute();
    expect(rows).toEqual([1, 2].map(() => ({ action: 'application.moved', actor_user_id: company.user_id })));
  });
});
