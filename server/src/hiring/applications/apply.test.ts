import { documents, listStoredKeys, startServer, type TestServer } from '../../../testing';
import { coverLetter, createApply, resumeFile } from '../../../testing/applications';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const apply = createApply(() => server);

const countStoredFiles = async () => (await listStoredKeys(server.context.store)).length;

describe('applyToJob', () => {
  it('stores the cover coverLetter, both documents, and the responses to questions that the job asks', async () => {
    const student = await server.signIn('student', { full_name: 'Ada Obi' });
    const job = await server.aJob({ q1: 'When can you start?' });

    const response = await apply(job, { as: student, body: { a1: 'On Monday.', a2: 'Nobody asked.' } });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      message: 'Your application has been submitted!',
      application: {
        job_id: job.id,
        user_id: student.user_id,
        org_id: job.org_id,
        status: 'Applied',
        cover_letter: coverLetter,
        a1: 'On Monday.',
        a2: null,
        student_name: 'Ada Obi',
        timeline: [{ status: 'Applied', by: 'Ada Obi' }],
        documents: { resume: { name: 'Ada Lovelace.pdf', size: documents.pdf.length, type: 'application/pdf' } },
      },
    });
    const download = await server.send({ url: response.json().application.resume, as: student });
    expect(download.rawPayload).toEqual(documents.pdf);
  });

  it.each([
    ['both documents', { resume: resumeFile, internship_letter: resumeFile }],
    ['a resume alone', { resume: resumeFile }],
  ])('answers with %s what is read afterwards', async (_what, files) => {
    const student = await server.signIn('student');
    const job = await server.aJob({ letter_required: 0 });
    const body = { job_id: job.id, cover_letter: coverLetter };
    const response = await server.send({ method: 'POST', url: 'apply-job', as: student, body, files });
    const { application } = response.json();
    const read = await server.send({ url: `applications/${application.id}`, as: student });
    expect(read.json().application).toEqual(application);
  });

  it('stores a document whose long name is cut among characters of two units', async () => {
    const resume = { name: `${'\u{1F600}'.repeat(130)}a.pdf`, content: documents.pdf };
    const response = await apply(await server.aJob(), {
      as: await server.signIn('student'),
      files: { resume, internship_letter: resumeFile },
    });
    expect(response.statusCode).toBe(201);
    expect(response.json().application.documents.resume.name).toBe(`${'\u{1F600}'.repeat(115)}a.pdf`);
  });

  it('accepts one application per student and job when several arrive at once', async () => {
    const student = await server.signIn('student');
    const job = await server.aJob();
    const before = await countStoredFiles();

    const responses = await Promise.all([1, 2, 3].map(() => apply(job, { as: student })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'already_applied',
      error: 'You have already applied for this job',
    });
    expect(await countStoredFiles()).toBe(before + 2);
  });

  it('repeats the first response when retried with the same idempotency key', async () => {
    const student = await server.signIn('student');
    const job = await server.aJob();
    const send = () =>
      server.send({
        ...{
          method: 'POST',
          url: 'apply-job',
          as: student,
          files: { resume: resumeFile, internship_letter: resumeFile },
        },
        body: { job_id: job.id, cover_letter: coverLetter },
        headers: { 'idempotency-key': 'one-evening-in-a-tunnel' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });

  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
  it.each([
    ['two hours ago', hours(2), true],
    ['almost 14 days ago', hours(14 * 24 - 1), true],
    ['a minute ago', hours(1 / 60), false],
    ['15 days ago', hours(15 * 24), false],
    ['in the future', hours(-1), false],
    ['at no time', 'yesterday', false],
    ['', null, false],
  ])('stores that it was finished %s, if it can be, for both sides', async (_, finished_at, isStored) => {
    const company = await server.signIn('organization');
    const student = await server.signIn('student');
    const job = await server.aJob({ org_id: company.role_specific_id });
    const response = await apply(job, { as: student, body: { finished_at } });
    expect(response.json().application.finished_at).toBe(isStored ? finished_at : null);
    for (const as of [student, company]) {
      const read = await server.send({ url: `applications/${response.json().application.id}`, as });
      expect(read.json().application.finished_at).toBe(isStored ? finished_at : null);
    }
  });

  it.each([
    ['closed', { status: 0 as const }],
    ['expired', { deadline: '2020-01-31' }],
  ])('refuses when the job is %s', async (_, overrides) => {
    const response = await apply(await server.aJob(overrides), { as: await server.signIn('student') });
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('job_closed');
  });

  it.each([
    ['a deleted job', { deleted_at: new Date() }],
    ['a job of an unverified company', {}],
  ])('responds with 404 for %s', async (what, overrides) => {
    const org_id = what.includes('unverified') ? (await server.signIn('pending')).role_specific_id : undefined;
    const job = await server.aJob({ ...overrides, org_id });
    const response = await apply(job, { as: await server.signIn('student') });
    expect(response.statusCode).toBe(404);
  });

  it('names every missing field and stores no file when the form is incomplete', async () => {
    const before = await countStoredFiles();
    const student = await server.signIn('student');
    const response = await apply(await server.aJob(), {
      as: student,
      body: { cover_letter: ' ' },
      files: { internship_letter: resumeFile },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toEqual({
      cover_letter: 'A cover letter is required.',
      resume: 'Choose a file.',
    });
    expect(await countStoredFiles()).toBe(before);
  });

  it('requires the internship letter, and stores no file without it', async () => {
    const before = await countStoredFiles();
    const response = await apply(await server.aJob(), {
      as: await server.signIn('student'),
      files: { resume: resumeFile },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toEqual({ internship_letter: 'An internship letter is required.' });
    expect(await countStoredFiles()).toBe(before);
  });

  it.each([
    [{ resume: resumeFile }, null],
    [{ resume: resumeFile, internship_letter: resumeFile }, { name: 'Ada Lovelace.pdf' }],
  ])('accepts an application with or without a letter when the job needs none', async (files, letter) => {
    const job = await server.aJob({ letter_required: 0 });
    const response = await apply(job, { as: await server.signIn('student'), files, body: { keep_documents: true } });
    expect(response.statusCode).toBe(201);
    const { documents: sent } = response.json().application;
    expect(sent).toMatchObject({ resume: { name: 'Ada Lovelace.pdf' } });
    expect(sent.internship_letter).toEqual(letter && expect.objectContaining(letter));
  });

  it('refuses a document when its content does not match its extension', async () => {
    const before = await countStoredFiles();
    const response = await apply(await server.aJob(), {
      as: await server.signIn('student'),
      files: { resume: { name: 'resume.pdf', content: documents.script }, internship_letter: resumeFile },
    });
    expect(response.statusCode).toBe(415);
    expect(response.json().fields).toEqual({ resume: expect.stringContaining('named PDF but holds something else') });
    expect(await countStoredFiles()).toBe(before);
  });

  it('refuses when the student’s profile is incomplete', async () => {
    const student = await server.signIn('student');
    await server.context.db
      .updateTable('students')
      .set({ university: null })
      .where('user_id', '=', student.user_id)
      .execute();
    const response = await apply(await server.aJob(), { as: student });
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toBe('Required student information is missing.');
  });

  it('responds with 404 when the body names another student', async () => {
    const [student, other] = [await server.signIn('student'), await server.signIn('student')];
    const response = await apply(await server.aJob(), { as: student, body: { user_id: other.user_id } });
    expect(response.statusCode).toBe(404);
  });

  it('notifies the company', async () => {
    const company = await server.signIn('organization');
    await apply(await server.aJob({ org_id: company.role_specific_id }), { as: await server.signIn('student') });
    const { notifications } = (await server.send({ url: `view_notifications/${company.user_id}`, as: company })).json();
    expect(notifications).toMatchObject([{ title: 'New application' }]);
  });
});
