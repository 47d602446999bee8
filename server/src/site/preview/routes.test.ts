import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer, type TestServer } from '../../../testing';
import { findPublicJob } from '../../jobs/loadJob';
import { toJobPicture, toSitePicture } from './cards';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') => server.send({ method, url });

/** The current path of a job's preview image. */
async function findPicturePath(id: number): Promise<string> {
  const job = await findPublicJob(server.context, id);
  if (!job) throw new Error('There is no such public job.');
  return new URL(toJobPicture('http://localhost', job).address).pathname;
}

const readSize = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

describe('preview images', () => {
  it('sends a PNG of 1200 by 630 pixels for a job', async () => {
    const { id } = await server.aJob({ job_title: 'Backend Engineering Intern' });
    const response = await ask(await findPicturePath(id));
    expect(response.statusCode).toBe(200);
    expect(readSize(response.rawPayload)).toEqual(['PNG', 1200, 630]);
    expect(response.rawPayload.length).toBeLessThan(300_000);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(response.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });

    const head = await ask(await findPicturePath(id), 'HEAD');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(response.rawPayload.length));
  });

  it('sends a PNG of 1200 by 630 pixels for the site', async () => {
    const response = await ask(new URL(toSitePicture('http://localhost').address).pathname);
    expect([response.statusCode, ...readSize(response.rawPayload)]).toEqual([200, 'PNG', 1200, 630]);
  });

  it('draws an image once when it is requested many times at once', async () => {
    const { id } = await server.aJob({ job_title: 'Asked for by many' });
    const url = await findPicturePath(id);
    const folder = join(server.context.config.DATA_DIR, 'previews');
    const before = (await readdir(folder)).length;
    const responses = await Promise.all(Array.from({ length: 40 }, () => ask(url)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await readdir(folder)).toHaveLength(before + 1);
  });

  it.each([
    ['in Yorùbá', 'Olùkọ́ Yorùbá àti Ẹ̀kọ́ Ọ̀jà, Ṣíṣe Ńlá'],
    ['one long word', 'W'.repeat(120)],
    ['as long as possible', 'Senior Trainee '.repeat(8).trim()],
    ['in a right-to-left script', 'مهندس برمجيات'],
    ['SVG markup', '</svg><script>&lt;"'],
    ['invisible characters', '\u202e\u200b\u0007 \n'],
  ])('draws a job whose title is %s', async (_, job_title) => {
    const company = await server.signIn('organization', { company_name: `🚀 ${job_title}` });
    const { id } = await server.aJob({ job_title, org_id: company.role_specific_id, location: job_title });
    const response = await ask(await findPicturePath(id));
    expect([response.statusCode, ...readSize(response.rawPayload)]).toEqual([200, 'PNG', 1200, 630]);
  });

  it('changes the address when the job changes, and answers 404 at the old one', async () => {
    const { id } = await server.aJob({ job_title: 'Before' });
    const old = await findPicturePath(id);
    await server.context.db.updateTable('jobs').set({ job_title: 'After' }).where('id', '=', id).execute();
    expect((await ask(old)).statusCode).toBe(404);
    expect((await ask(await findPicturePath(id))).statusCode).toBe(200);
  });

  it('answers 404 when the job is not public or the address was never linked', async () => {
    const { id } = await server.aJob();
    const url = await findPicturePath(id);
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
});
