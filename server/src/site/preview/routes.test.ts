import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer, type TestServer } from '../../../testing';
import { findPublicJob } from '../../jobs/loadJob';
import { toJobPicture } from './jobCard';
import { toSitePicture } from './siteCard';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') => server.send({ method, url });

/** Where a job's picture is at the moment. */
async function pictureOf(id: number): Promise<string> {
  const job = await findPublicJob(server.context, id);
  if (!job) throw new Error('There is no such job for everybody.');
  return new URL(toJobPicture('http://localhost', job).address).pathname;
}

const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

it('shows a job in a picture of the size that previews take', async () => {
  const { id } = await server.aJob({ job_title: 'Backend Engineering Intern' });
  const answer = await ask(await pictureOf(id));
  expect(answer.statusCode).toBe(200);
  expect(sizeOf(answer.rawPayload)).toEqual(['PNG', 1200, 630]);
  expect(answer.rawPayload.length).toBeLessThan(300_000);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });

  const head = await ask(await pictureOf(id), 'HEAD');
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(answer.rawPayload.length));
});

it('shows the site itself', async () => {
  const answer = await ask(new URL(toSitePicture('http://localhost').address).pathname);
  expect([answer.statusCode, ...sizeOf(answer.rawPayload)]).toEqual([200, 'PNG', 1200, 630]);
});

it('draws each picture once, however many ask at the same time', async () => {
  const { id } = await server.aJob({ job_title: 'Asked for by many' });
  const url = await pictureOf(id);
  const folder = join(server.context.config.DATA_DIR, 'previews');
  const before = (await readdir(folder)).length;
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(url)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await readdir(folder)).toHaveLength(before + 1);
});

it.each([
  ['Yorùbá', 'Olùkọ́ Yorùbá àti Ẹ̀kọ́ Ọ̀jà, Ṣíṣe Ńlá'],
  ['one endless word', 'W'.repeat(120)],
  ['the longest title', 'Senior Trainee '.repeat(8).trim()],
  ['a script that runs from right to left', 'مهندس برمجيات'],
  ['signs that mean something to a drawing', '</svg><script>&lt;"'],
  ['signs that nobody sees', '\u202e\u200b\u0007 \n'],
])('draws %s', async (_, job_title) => {
  const company = await server.signIn('organization', { company_name: `🚀 ${job_title}` });
  const { id } = await server.aJob({ job_title, org_id: company.role_specific_id, location: job_title });
  const answer = await ask(await pictureOf(id));
  expect([answer.statusCode, ...sizeOf(answer.rawPayload)]).toEqual([200, 'PNG', 1200, 630]);
});

it('has another address as soon as there is something else to be seen', async () => {
  const { id } = await server.aJob({ job_title: 'Before' });
  const old = await pictureOf(id);
  await server.context.db.updateTable('jobs').set({ job_title: 'After' }).where('id', '=', id).execute();
  expect((await ask(old)).statusCode).toBe(404);
  expect((await ask(await pictureOf(id))).statusCode).toBe(200);
});

it('has none of what is not for everybody, and none that nobody linked to', async () => {
  const { id } = await server.aJob();
  const url = await pictureOf(id);
  await server.context.db.updateTable('jobs').set({ status: 0 }).where('id', '=', id).execute();
  for (const other of [
    url,
    '/previews/jobs/999999/aaaaaaaaaaaaaaaaaaaaaaaa.png',
    '/previews/jobs/x/y.png',
    '/previews/site/aaaaaaaaaaaaaaaaaaaaaaaa.png',
    '/previews/site/..%2f..%2fpackage.json',
  ])
    expect([other, (await ask(other)).statusCode]).toEqual([other, 404]);
});
