import { Agent, request } from 'node:http';
import { applyToJob } from '@foothold/shared/contract';
import { documents, type SignedIn, startServer, type TestServer } from '../../../testing';
import { multipart } from '../../../testing/multipart';
import { fail } from './fail';
import { route } from './route';

let server: TestServer;
let ada: SignedIn;
let port: number;
beforeAll(async () => {
  server = await startServer({}, () => [route(applyToJob, () => fail('not_found'))]);
  ada = await server.signIn('student');
  port = Number(new URL(await server.app.listen({ port: 0 })).port);
});
afterAll(() => server.stop());

/** Sends a request over the one connection of the agent. Resolves to the status once all was sent and answered. */
const send = (agent: Agent, payload: Buffer, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request({ agent, port, method: 'POST', path: '/api/apply-job' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
    for (const [name, value] of Object.entries({ ...headers, authorization: `Bearer ${ada.token}` }))
      call.setHeader(name, value);
    call.end(payload);
  });

const large = Buffer.alloc(12 * 1024 * 1024, 'a');
const document = (content: Buffer) => ({ name: 'cv.pdf', content });
const fields = { job_id: 1, cover_letter: 'Hello' };

describe('a refused upload', () => {
  it.each([
    ['has the wrong type', 415, { resume: document(Buffer.alloc(3_000_000, 'a')), internship_letter: document(large) }],
    ['is too large', 413, { resume: document(large), internship_letter: document(documents.pdf) }],
  ])('leaves its connection usable when it %s', async (_, status, files) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { payload, headers } = multipart(fields, files);
    expect(await send(agent, payload, headers)).toBe(status);
    const next = multipart(fields, { resume: document(documents.pdf), internship_letter: document(documents.pdf) });
    expect(await send(agent, next.payload, next.headers)).toBe(404);
    agent.destroy();
  });

  it('leaves its connection usable when it is no form', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await send(agent, large, { 'content-type': 'application/octet-stream' })).toBe(415);
    const next = multipart(fields, { resume: document(documents.pdf), internship_letter: document(documents.pdf) });
    expect(await send(agent, next.payload, next.headers)).toBe(404);
    agent.destroy();
  });
});
