import { parse } from 'csv-parse/sync';
import { type SignedIn, startServer, type TestServer } from '../../testing';

describe('admin: lists as CSV files', () => {
  let server: TestServer;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    admin = await server.signIn('admin');
  });
  afterAll(() => server.stop());

  const download = async (url: string) => {
    const response = await server.send({ url, as: admin });
    expect(response.headers['content-type']).toContain('text/csv');
    return parse(response.body, { bom: true, columns: true }) as Record<string, string>[];
  };

  it('contain the matches of the search, escape formulas, and log each export', async () => {
    await server.signIn('student', { full_name: '=HYPERLINK("https://evil.example")' });
    await server.signIn('student', { full_name: 'Ada Okafor' });
    const rows = await download('all_students.csv?q=hyperlink');
    expect(rows.map(({ Name }) => Name)).toEqual([`'=HYPERLINK("https://evil.example")`]);
    expect((await download('all_students.csv')).length).toBe(2);
    expect((await server.send({ url: 'audit_log?action=users.exported', as: admin })).json().entries).toHaveLength(2);
  });

  it('name organizations and jobs like their screens', async () => {
    await server.signIn('rejected', { company_name: 'Ọjà Foods' });
    const skills = { required_skills: ['Lifting', 'Counting'] };
    const job = await server.aJob({ job_title: 'Cold-room hand', kind: 'siwes', openings: 3, ...skills });
    expect(await download('all_orgs_admin_View.csv?q=oja')).toMatchObject([{ Name: 'Ọjà Foods', Status: 'Rejected' }]);
    const jobs = await download('all_jobs.csv?q=cold');
    expect(jobs).toMatchObject([{ 'Job title': job.job_title, Status: 'Active', Deadline: job.deadline }]);
    expect(jobs).toMatchObject([{ Kind: 'siwes', 'Start date': '', Openings: '3' }]);
    expect(jobs).toMatchObject([{ 'Skills asked for': 'Lifting, Counting', 'Skills nice to have': '' }]);
    const headings = [
      'Job title',
      'Company',
      'Field',
      'Work mode',
      'Kind',
      'Start date',
      'Openings',
      'Skills asked for',
      'Skills nice to have',
      'Status',
      'Deadline',
      'Applications',
      'Created',
      'Taken down because',
    ];
    expect(Object.keys(jobs[0] ?? {})).toEqual(headings);
  });
});
