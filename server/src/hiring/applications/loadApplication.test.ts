import { documents, type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
let student: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  student = await server.signIn('student', { full_name: 'Ada Obi' });
});
beforeEach(async () => {
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

const pdf = { name: 'Ada Obi.pdf', content: documents.pdf };
const letter = { name: 'Letter.docx', content: documents.docx };
const offer = { date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', alt_date_2: '2099-03-04 15:30' };

async function apply() {
  const job = await server.aJob({ org_id: company.role_specific_id, q1: 'When can you start?' });
  const body = { job_id: job.id, cover_letter: 'word '.repeat(200).trim(), a1: 'On Monday.' };
  const files = { resume: pdf, internship_letter: letter };
  const response = await server.send({ method: 'POST', url: 'apply-job', as: student, body, files });
  return response.json().application.id as number;
}
const open = (id: number | string, as?: SignedIn) => server.send({ url: `applications/${id}`, as });
const loadWhole = async (id: number, as = student) => (await open(id, as)).json().application;
const put = (url: string, as = company) => server.send({ method: 'PUT', url, as, body: {} });
const schedule = async (application_id: number, body: object = {}) =>
  (
    await server.send({
      ...{ method: 'POST', url: 'interviews/schedule', as: company },
      body: { application_id, ...offer, ...body },
    })
  ).json().interview;
const choose = (id: number, selected_date: string) =>
  server.send({ method: 'PATCH', url: `interview/${id}/update-date`, as: student, body: { selected_date } });
const download = (path: string, as: SignedIn) => server.send({ url: path, as });

describe('viewApplication', () => {
  it('shows a student their application with loadWhole texts and documents', async () => {
    const id = await apply();
    const application = await loadWhole(id);
    expect(application.cover_letter).toHaveLength(999);
    expect(application).toMatchObject({
      ...{ id, status: 'Applied', a1: 'On Monday.', job: { q1: 'When can you start?' } },
      organization: { company_name: 'Marina Works' },
      documents: {
        resume: { name: 'Ada Obi.pdf', size: pdf.content.length, type: 'application/pdf', path: application.resume },
        internship_letter: { name: 'Letter.docx', path: application.internship_letter },
      },
      document_views: [],
    });
  });

  it('lists what happened, when and by whom, with the dates of the interview', async () => {
    const id = await apply();
    await put(`ReviewApplicationByOrg/${id}`);
    await schedule(id);
    const { id: interview } = await schedule(id, { date: '2099-04-01 09:00' });
    await choose(interview, offer.alt_date_1);
    await put(`AcceptApplicationByOrg/${id}`);

    const { timeline } = await loadWhole(id);
    const [ada, works] = ['Ada Obi', 'Marina Works'];
    expect(timeline).toMatchObject([
      { kind: 'applied', status: 'Applied', by: ada, starts_at: null },
      { kind: 'viewed', status: 'Viewed', by: works, starts_at: null },
      { kind: 'interview_offered', status: 'Interview', by: works, starts_at: '2099-03-02T09:00:00.000Z' },
      { kind: 'interview_moved', status: 'Interview', by: works, starts_at: '2099-04-01T08:00:00.000Z' },
      { kind: 'interview_chosen', status: 'Interview', by: ada, starts_at: '2099-03-03T09:00:00.000Z' },
      { kind: 'accepted', status: 'Accepted', by: works, starts_at: null },
    ]);
    const times = timeline.map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one: number, other: number) => one - other));
  });

  it('distinguishes a preferred date that was kept from an alternative that was chosen', async () => {
    const id = await apply();
    await choose((await schedule(id)).id, offer.date);
    expect((await loadWhole(id)).timeline.at(-1)).toMatchObject({ kind: 'interview_kept', by: 'Ada Obi' });
  });

  it('names the companies that downloaded a document, newest first, and no email address', async () => {
    const id = await apply();
    const { resume, internship_letter } = await loadWhole(id);
    await download(resume, student);
    expect((await loadWhole(id)).document_views).toEqual([]);

    await download(resume, company);
    await download(internship_letter, await server.signIn('admin'));
    const application = await loadWhole(id);
    expect(application.document_views).toEqual([
      { document: 'internship_letter', by: 'Foothold', at: expect.stringMatching(/Z$/) },
      { document: 'resume', by: 'Marina Works', at: expect.stringMatching(/Z$/) },
    ]);
    expect(JSON.stringify(application)).not.toContain(company.email);
  });

  it('lists inline views of a document like downloads', async () => {
    const id = await apply();
    const { resume } = await loadWhole(id);
    await download(`${resume}?inline`, company);
    expect((await loadWhole(id)).document_views).toMatchObject([{ document: 'resume', by: 'Marina Works' }]);
  });

  it('responds with 404 to everybody but its student, its company and admins', async () => {
    const id = await apply();
    const admin = await server.signIn('admin');
    for (const as of [company, admin]) expect(await loadWhole(id, as)).toMatchObject({ id, status: 'Applied' });

    const others = [await server.signIn('student'), await server.signIn('organization')];
    for (const as of others) expect((await open(id, as)).statusCode).toBe(404);
    for (const unknown of [2147483647, 0, -1, 'x', '1e3']) expect((await open(unknown, student)).statusCode).toBe(404);
  });

  it('works when no documents are stored', async () => {
    const job = await server.aJob({ org_id: company.role_specific_id });
    const { id } = await server.anApplication({ job_id: job.id, user_id: student.user_id });
    expect(await loadWhole(id)).toMatchObject({ resume: null, documents: { resume: null, internship_letter: null } });
  });
});
