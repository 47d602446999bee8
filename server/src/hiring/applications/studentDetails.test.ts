import { emptyDetails } from '@foothold/shared/contract';
import { documents, type SignedIn, startServer, type TestServer } from '../../../testing';

describe('the details of a student’s profile with an application', () => {
  let server: TestServer;
  let ada: SignedIn;
  let company: SignedIn;
  let id: number;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    ada = await server.signIn('student');
    company = await server.signIn('organization');
    const job = await server.aJob({ org_id: company.role_specific_id });
    const pdf = { name: 'a.pdf', content: documents.pdf };
    const sent = await server.send({
      ...{ method: 'POST', url: 'apply-job', as: ada, files: { resume: pdf, internship_letter: pdf } },
      body: { job_id: job.id, cover_letter: 'I can weld.' },
    });
    id = sent.json().application.id;
  });
  afterAll(() => server.stop());

  const save = async (details: object) => {
    const { revision } = (await server.send({ url: 'account/details', as: ada })).json().details;
    const body = { ...emptyDetails, ...details, revision };
    const saved = await server.send({ method: 'PUT', url: 'account/details', as: ada, body });
    expect(saved.statusCode).toBe(200);
  };
  const put = (url: string, as: SignedIn, body: object = {}) => server.send({ method: 'PUT', url, as, body });
  const open = async () => (await put(`ReviewApplicationByOrg/${id}`, company)).json().application.student_details;
  const view = async (as: SignedIn) =>
    (await server.send({ url: `applications/${id}`, as })).json().application.student_details;

  it('are what the student shows as of now, and nothing else', async () => {
    expect(await open()).toBeNull();
    await save({
      skills: ['Arc welding'],
      about: 'I have my own mask.',
      graduation_year: 2027,
      hidden_items: ['about'],
    });
    const { hidden_items, revision, ...nothing } = emptyDetails;
    const shown = { ...nothing, skills: ['Arc welding'], graduation_year: 2027 };
    expect(await open()).toEqual(shown);
    expect(await view(company)).toEqual(shown);
    expect(await view(ada)).toEqual(shown);
    expect(await view(await server.signIn('admin'))).toEqual(shown);
    await save({ skills: ['Arc welding'], hidden_items: ['skills'] });
    expect(await open()).toBeNull();
  });

  it('are in no list of applications, and not for another company', async () => {
    await save({ skills: ['Goldsmithing'] });
    const list = await server.send({ url: `ViewApplicationByOrg/${company.role_specific_id}`, as: company });
    expect(list.json().applications).toHaveLength(1);
    expect(list.body).not.toContain('Goldsmithing');
    const other = await server.signIn('organization');
    const [opened, viewed] = [
      await put(`ReviewApplicationByOrg/${id}`, other),
      await server.send({ url: `applications/${id}`, as: other }),
    ];
    expect([opened.statusCode, viewed.statusCode]).toEqual([404, 404]);
  });

  it('stay with a withdrawn application, as name and contact do, until the account is deleted', async () => {
    await save({ about: 'I have my own mask.' });
    await put(`applications/${id}/withdraw`, ada);
    expect(await view(company)).toMatchObject({ about: 'I have my own mask.' });
    await server.send({ method: 'DELETE', url: 'account', as: ada, body: { password: ada.password } });
    expect(await view(company)).toBeNull();
  });
});
