import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { applyToJob } from '@foothold/shared/contract';
import { documents, type SignedIn, startServer, type TestServer } from '../../../testing';
import { fail } from './fail';
import { fileKinds } from './fileKinds';
import { route } from './route';

const largestFile = fileKinds.documents.maxBytes;

let server: TestServer;
let ada: SignedIn;
let received: unknown;
beforeAll(async () => {
  server = await startServer({}, () => [
    route(applyToJob, ({ body, files }) => {
      received = { body, files };
      return fail('not_found');
    }),
  ]);
  ada = await server.signIn('student');
});
beforeEach(() => {
  received = undefined;
});
afterAll(() => server.stop());

const listTemporaryFiles = () => readdir(join(server.context.config.DATA_DIR, 'uploads')).catch(() => []);
const pdf = { name: 'cv.pdf', content: documents.pdf };
const send = (files: object, body: object = { job_id: 1, cover_letter: 'Hello' }) =>
  server.send({ method: 'POST', url: 'apply-job', as: ada, body, files: files as Record<string, typeof pdf> });

afterEach(async () => expect(await listTemporaryFiles()).toEqual([]));

describe('uploads', () => {
  it('detect the type of a document by its content, not its name', async () => {
    await send({
      resume: { name: '../../My CV.exe', content: documents.docx },
      internship_letter: { name: 'x', content: documents.doc },
    });
    expect(received).toMatchObject({
      body: { job_id: 1, cover_letter: 'Hello' },
      files: {
        resume: { name: 'My CV.docx', type: expect.stringContaining('wordprocessingml'), size: documents.docx.length },
        internship_letter: { name: 'x.doc', type: 'application/msword' },
      },
    });
  });

  it.each([
    ['Ada Obi.PDF', 'Ada Obi.PDF'],
    ['cv.pdf.exe', 'cv.pdf.pdf'],
    // Shown as if it ended with .pdf, where the direction of text turns round.
    ['annex\u202efdp.exe', 'annexfdp.pdf'],
    ['C:\\Users\\ada\\cv', 'cv.pdf'],
    ['.exe', 'document.pdf'],
    [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ])('have the extension of their content, and no characters that mislead: %s', async (sent, stored) => {
    await send({ resume: { name: sent, content: documents.pdf }, internship_letter: pdf });
    expect(received).toMatchObject({ files: { resume: { name: stored } } });
  });

  const disguised = /^This file is named PDF but holds something else.*save it as a new PDF/;
  it.each([
    ['cv.pdf', 'script', disguised],
    ['cv.pdf', 'spreadsheet', disguised],
    ['cv.pdf', 'empty', /^This file is empty\.$/],
    ['cv.exe', 'script', /^Send a PDF, DOC or DOCX file\.$/],
  ] as const)('are refused with advice when %s contains: %s', async (name, kind, sentence) => {
    const response = await send({ resume: { name, content: documents[kind] }, internship_letter: pdf });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      code: 'wrong_file_type',
      fields: { resume: expect.stringMatching(sentence) },
    });
    expect(received).toBeUndefined();
  });

  it('are refused with advice when a PDF holds a script', async () => {
    const content = Buffer.from('%PDF-1.4\n1 0 obj << /S /JavaScript /JS (x) >> endobj\n%%EOF');
    const response = await send({ resume: { name: 'cv.pdf', content }, internship_letter: pdf });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ fields: { resume: expect.stringMatching(/Print it to a new PDF/) } });
    expect(received).toBeUndefined();
  });

  it('are refused when a file is larger than 5 MB', async () => {
    const whole = Buffer.concat([documents.pdf, Buffer.alloc(largestFile - documents.pdf.length)]);
    expect((await send({ resume: { name: 'a.pdf', content: whole }, internship_letter: pdf })).statusCode).toBe(404);
    const more = Buffer.concat([whole, Buffer.alloc(1)]);
    const response = await send({ resume: { name: 'a.pdf', content: more }, internship_letter: pdf });
    expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
  });

  it('report all missing files and fields at once', async () => {
    const response = await send({ internship_letter: pdf }, {});
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields).sort()).toEqual(['cover_letter', 'job_id', 'resume']);
  });

  it('are refused when the caller is signed out', async () => {
    const response = await server.send({ method: 'POST', url: 'apply-job', body: {}, files: { resume: pdf } });
    expect(response.statusCode).toBe(401);
  });

  it('are refused when the body is JSON', async () => {
    const response = await server.send({ method: 'POST', url: 'apply-job', as: ada, body: { job_id: 1 } });
    expect(response.statusCode).toBe(415);
  });

  it('are refused when the form is incomplete', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    // At once, so that some break off while their file is being created.
    const sent = Array.from({ length: 20 }, () =>
      server.send({ method: 'POST', url: 'apply-job', as: ada, headers, body }),
    );
    for (const response of await Promise.all(sent)) expect(response.statusCode).toBe(400);
  });

  it('delete the temporary file when the connection is closed', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address() as { port: number };
    const socket = connect(address.port, '127.0.0.1');
    await once(socket, 'connect');
    const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    socket.write(
      `POST /api/apply-job HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${ada.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n${head}${'x'.repeat(100_000)}`,
    );
    await waitUntil(async () => (await listTemporaryFiles()).length > 0);
    socket.destroy();
    await waitUntil(async () => (await listTemporaryFiles()).length === 0);
    expect(received).toBeUndefined();
  });
});

async function waitUntil(isTrue: () => Promise<boolean>) {
  const end = Date.now() + 4000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('The condition was not met in 4 seconds.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
