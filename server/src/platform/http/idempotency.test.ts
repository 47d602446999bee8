import { createJob, register } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { loginRoutes } from '../../accounts/login.routes';
import { postJob } from '../../jobs/service';
import { fail } from './fail';
import { route } from './route';

let server: TestServer;
let company: SignedIn;
let calls = 0;
let work: () => Promise<unknown>;
let end: () => Promise<unknown>;
let afterCommit: () => void;
beforeAll(async () => {
  server = await startServer({}, (context) => [
    ...loginRoutes(context),
    route(createJob, async ({ user, body, request, commit }) => {
      calls += 1;
      await work();
      const { response } = await commit(async (tx) => {
        const job = await postJob({ ...context, db: tx }, user, body, request.id);
        await end();
        return { response: { job, message: 'Job Created Successfully!' } };
      });
      afterCommit();
      return response;
    }),
  ]);
  company = await server.signIn('organization');
});
beforeEach(() => {
  calls = 0;
  work = async () => undefined;
  end = async () => undefined;
  afterCommit = () => undefined;
  return server.context.db.deleteFrom('jobs').execute();
});
afterAll(() => server.stop());

const ada = {
  role: 'student',
  password: 'quiet river 42',
  full_name: 'Ada Obi',
  phone: '08012345678',
  course_of_study: 'Physics',
  university: 'University of Ibadan',
  sex: 'Female',
  status: 'Undergraduate',
  degree: 'BSc',
};
const signUp = (key: string, email: string, more = {}) =>
  server.send({
    method: 'POST',
    url: 'auth/register',
    body: { ...ada, email, ...more },
    headers: { 'idempotency-key': key },
  });

describe('idempotency key of a registration', () => {
  it('repeats the first response, with its cookie, when the call is retried', async () => {
    const first = await signUp('one', 'one@example.ng');
    const retry = await signUp('one', 'one@example.ng');
    expect([first.statusCode, retry.statusCode]).toEqual([201, 201]);
    expect(retry.body).toBe(first.body);
    expect(retry.headers['set-cookie']).toEqual(first.headers['set-cookie']);
  });

  it('does not store the token of the response in readable form', async () => {
    const { token } = (await signUp('two', 'two@example.ng')).json();
    const rows = await server.context.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(register.idempotent).toBe(true);
  });

  it('is refused when the body differs', async () => {
    await signUp('three', 'three@example.ng');
    const other = await signUp('three', 'three@example.ng', { full_name: 'Somebody Else' });
    expect(other.statusCode).toBe(422);
    expect(other.json().fields).toHaveProperty('Idempotency-Key');
  });
});

const job = {
  job_title: 'Cook',
  department: 'Kitchen',
  field: 'Art',
  duration: '3 months',
  env_mode: 'remote',
  stipend: 0,
  deadline: '2099-01-01',
  job_description: 'Cook.',
};
const post = (key: string, as = company) =>
  server.send({ method: 'POST', url: 'jobs', as, body: job, headers: { 'idempotency-key': key } });

describe('idempotency key of a job', () => {
  it('is refused while the first call is running', async () => {
    const completion = createDeferred();
    const started = createDeferred();
    work = async () => {
      started.resolve();
      await completion.promise;
    };
    const first = post('busy');
    await started.promise;
    const second = await post('busy');
    expect([second.statusCode, second.json().code]).toEqual([409, 'request_in_flight']);
    completion.resolve();
    expect((await first).statusCode).toBe(201);
    expect(calls).toBe(1);
  });

  it('can be used again when the call failed, which leaves nothing behind', async () => {
    end = async () => fail('not_found');
    expect((await post('again')).statusCode).toBe(404);
    expect(await countJobs()).toBe(0);
    end = async () => undefined;
    expect((await post('again')).statusCode).toBe(201);
    expect(await countJobs()).toBe(1);
  });

  it('repeats the response when the first call was cut off after its work', async () => {
    afterCommit = () => {
      throw new Error('The process ends.');
    };
    expect((await post('cut')).statusCode).toBe(500);
    afterCommit = () => undefined;
    const retry = await post('cut');
    expect([retry.statusCode, retry.json().job.job_title]).toEqual([201, 'Cook']);
    expect([calls, await countJobs()]).toEqual([1, 1]);
  });

  it('lets one of two calls commit when the retry takes a slow call for a crashed one', async () => {
    const completion = createDeferred();
    const started = createDeferred();
    work = async () => {
      started.resolve();
      await completion.promise;
    };
    const slow = post('slow');
    await started.promise;
    work = async () => undefined;
    await server.context.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 2 * 60_000) })
      .where('answer', 'is', null)
      .execute();
    const retry = await post('slow');
    completion.resolve();
    expect([retry.statusCode, (await slow).statusCode]).toEqual([201, 409]);
    expect(await countJobs()).toBe(1);
    expect((await post('slow')).json()).toEqual(retry.json());
  });

  it('is separate for each user', async () => {
    const other = await server.signIn('organization');
    await Promise.all([post('same'), post('same', other)]);
    expect(calls).toBe(2);
  });
});

const countJobs = async () => (await server.context.db.selectFrom('jobs').select('id').execute()).length;

function createDeferred() {
  let resolve: (value?: unknown) => void = () => undefined;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
