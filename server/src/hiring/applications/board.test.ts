import type { ApplicationStatus, Output, viewApplicationBoard } from '@foothold/shared/contract';
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

async function createApplication(full_name: string, status: ApplicationStatus, job_title = 'Cook') {
  const student = await server.signIn('student', { full_name });
  const job = await server.aJob({ org_id: company.role_specific_id, job_title });
  await server.anApplication({ job_id: job.id, user_id: student.user_id, status });
  return job.id;
}

const send = (path = '/board', as = company) =>
  server.send({ url: `ViewApplicationByOrg/${company.role_specific_id}${path}`, as });
const loadBoard = async (query = ''): Promise<Output<typeof viewApplicationBoard>> =>
  (await send(`/board?${query}`)).json();
const namesOf = ({ columns }: Output<typeof viewApplicationBoard>) =>
  columns.map(({ status, applications }) => [status, ...applications.map(({ student_name }) => student_name)]);

describe('viewApplicationBoard', () => {
  it('gives the applications in columns by status, with the counts of all', async () => {
    await createApplication('Ada Obi', 'Applied');
    await createApplication('Bola Ade', 'Applied');
    await createApplication('Chidi Eze', 'Rejected');
    await createApplication('Musa Bello', 'Withdrawn');
    const board = await loadBoard();
    expect(namesOf(board)).toEqual([
      ['Applied', 'Bola Ade', 'Ada Obi'],
      ...[['Viewed'], ['Interview'], ['Accepted']],
      ['Rejected', 'Chidi Eze'],
    ]);
    expect(board.columns.map(({ total }) => total)).toEqual([2, 0, 0, 0, 1]);
    expect(board.counts).toMatchObject({ Applied: 2, Rejected: 1, Withdrawn: 1 });
  });

  it('continues a column as a list of its status when the cursor is passed on', async () => {
    for (const name of ['Chidi Eze', 'Ada Obi', 'Bola Ade']) await createApplication(name, 'Viewed');
    await createApplication('Zara Obi', 'Applied');
    const board = await loadBoard('limit=2&sort=name');
    expect(namesOf(board)[1]).toEqual(['Viewed', 'Ada Obi', 'Bola Ade']);
    const [applied, viewed] = board.columns;
    expect(applied?.next_cursor).toBeNull();
    const next = (await send(`?status=Viewed&sort=name&limit=2&cursor=${viewed?.next_cursor}`)).json();
    expect(next.applications.map((each: { student_name: string }) => each.student_name)).toEqual(['Chidi Eze']);
    expect(next).toMatchObject({ total: 3, next_cursor: null });
  });

  it('filters by job and by name', async () => {
    const job = await createApplication('Ada Obi', 'Applied');
    await createApplication('Bola Obi', 'Applied');
    expect(namesOf(await loadBoard(`job_id=${job}`))[0]).toEqual(['Applied', 'Ada Obi']);
    expect(namesOf(await loadBoard('q=bola'))[0]).toEqual(['Applied', 'Bola Obi']);
    expect((await loadBoard('q=bola')).counts).toMatchObject({ Applied: 1 });
  });

  it('responds with 404 to other companies, and works for admins', async () => {
    expect((await send('/board', await server.signIn('organization'))).statusCode).toBe(404);
    expect((await send('/board', await server.signIn('admin'))).statusCode).toBe(200);
  });
});
