import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { maxDocumentsPerKind, type StudentDocument } from '@foothold/shared/contract';
import { documents, type SignedIn, startServer, type TestServer } from '../../../testing';
import { deleteOrphanedFiles } from '../../platform/storage';

let server: TestServer;
let ada: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  ada = await server.signIn('student');
});
afterAll(() => server.stop());

type Part = { name: string; content: Buffer };
const cv: Part = { name: 'Ada CV.pdf', content: documents.pdf };
/** Another file each time. */
let count = 0;
const fresh = (name = 'cv.pdf'): Part => {
  count += 1;
  return { name, content: Buffer.concat([documents.pdf, Buffer.from(`% ${count}`)]) };
};

const send = (file: Part | undefined, kind: string, as = ada, headers = {}, body = {}) =>
  server.send({ method: 'POST', url: 'documents', as, body: { kind, ...body }, files: file ? { file } : {}, headers });
const keep = async (file: Part, kind = 'resume'): Promise<StudentDocument> => (await send(file, kind)).json().document;
const list = async (as = ada): Promise<StudentDocument[]> =>
  (await server.send({ url: 'documents', as })).json().documents;
const remove = (id: number | string, as = ada) => server.send({ method: 'DELETE', url: `documents/${id}`, as });
const fetchFile = (path: string, as?: SignedIn) => server.send({ url: path, as });
const apply = async (body: object, files: Record<string, Part> = {}, as = ada) => {
  const job = await server.aJob();
  const whole = { job_id: job.id, cover_letter: 'I would like to learn with you.', ...body };
  return server.send({ method: 'POST', url: 'apply-job', as, body: whole, files });
};
const storedFiles = async () => {
  const entries = await readdir(join(server.context.config.DATA_DIR, 'files'), { recursive: true }).catch(() => []);
  return entries.filter((name) => /[0-9a-f]{32}$/.test(name)).length;
};
/** Every file in the store belongs to a row. */
const nothingLeftOver = async () =>
  expect(await deleteOrphanedFiles(server.context.db, server.context.store, 0)).toBe(0);
afterEach(nothingLeftOver);

describe('a student’s profile', () => {
  it('keeps documents of both kinds, the newest first, and gives them back to their student', async () => {
    const response = await send(cv, 'resume');
    expect([response.statusCode, response.json().message]).toEqual([201, 'The document is in your profile.']);
    await keep({ name: 'Letter.docx', content: documents.docx }, 'internship_letter');
    const [letter, resume] = await list();
    expect(letter).toMatchObject({ kind: 'internship_letter', name: 'Letter.docx' });
    expect(resume).toEqual({
      ...{ id: expect.any(Number), kind: 'resume', name: 'Ada CV.pdf', size: cv.content.length },
      ...{ type: 'application/pdf', path: expect.stringMatching(/^\/storage\/[0-9a-f]{32}$/) },
      created_at: expect.stringMatching(/Z$/),
    });
    expect((await fetchFile(resume?.path ?? '', ada)).rawPayload).toEqual(cv.content);
  });

  it('is nobody else’s to read or to change', async () => {
    const { id, path } = await keep(cv);
    const [bola, works] = [await server.signIn('student'), await server.signIn('organization')];
    expect(await list(bola)).toEqual([]);
    for (const as of [bola, works, undefined]) expect((await fetchFile(path, as)).statusCode).toBe(404);
    expect((await remove(id, bola)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('lets a document go, with its file, once', async () => {
    const { id, path } = await keep(cv);
    const all = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect(await list()).toEqual([]);
    expect((await fetchFile(path, ada)).statusCode).toBe(404);
    for (const unknown of ['x', 0, 2147483647]) expect((await remove(unknown)).statusCode).toBe(404);
  });

  it('holds the same document once, however often it is sent', async () => {
    await keep(cv);
    await keep(fresh());
    const before = await storedFiles();
    await Promise.all([keep(cv), keep(cv), keep(cv)]);
    expect((await list()).map(({ name }) => name)).toEqual(['Ada CV.pdf', 'cv.pdf']);
    expect(await storedFiles()).toBe(before);
  });

  it('makes room for a new document by the oldest of its kind, also where many come at once', async () => {
    await keep(fresh('letter.pdf'), 'internship_letter');
    await keep(fresh('oldest.pdf'));
    await Promise.all(Array.from({ length: maxDocumentsPerKind + 2 }, () => keep(fresh())));
    const kept = await list();
    expect(kept.filter(({ kind }) => kind === 'resume')).toHaveLength(maxDocumentsPerKind);
    expect(kept.map(({ name }) => name)).not.toContain('oldest.pdf');
    expect(kept.map(({ name }) => name)).toContain('letter.pdf');
  });

  it('has a new document in the place of the one it replaces, and nothing else goes for it', async () => {
    for (let nth = 0; nth < maxDocumentsPerKind - 1; nth += 1) await keep(fresh());
    const old = await keep(fresh('old.pdf'));
    const answer = await send(fresh('new.pdf'), 'resume', ada, {}, { replaces: old.id });
    expect(answer.statusCode).toBe(201);
    const kept = (await list()).map(({ name }) => name);
    expect([kept.length, kept[0], kept.includes('old.pdf')]).toEqual([maxDocumentsPerKind, 'new.pdf', false]);
    expect((await fetchFile(old.path, ada)).statusCode).toBe(404);
  });

  it('keeps a document that is replaced by itself, by one of another kind, or by somebody else', async () => {
    const { id } = await keep(cv);
    const bola = await server.signIn('student');
    await send(cv, 'resume', ada, {}, { replaces: id });
    await send(fresh('letter.pdf'), 'internship_letter', ada, {}, { replaces: id });
    await send(fresh(), 'resume', bola, {}, { replaces: id });
    expect((await list()).map(({ name }) => name).sort()).toEqual(['Ada CV.pdf', 'letter.pdf']);
  });

  it('takes a document also where the one to replace is gone', async () => {
    const { id } = await keep(cv);
    await remove(id);
    expect((await send(fresh('new.pdf'), 'resume', ada, {}, { replaces: id })).statusCode).toBe(201);
    expect((await list()).map(({ name }) => name)).toEqual(['new.pdf']);
  });

  it.each(['script', 'spreadsheet', 'empty'] as const)('refuses a %s that calls itself a PDF', async (kind) => {
    const before = await storedFiles();
    const refused = await send({ name: 'cv.pdf', content: documents[kind] }, 'resume');
    expect(refused.json()).toMatchObject({ code: 'wrong_file_type', fields: { file: expect.any(String) } });
    expect([await list(), await storedFiles()]).toEqual([[], before]);
  });

  it('says what is missing', async () => {
    expect((await send(undefined, 'photo')).json().fields).toEqual({
      file: 'Choose a file.',
      kind: 'Kind is one of resume, internship_letter.',
    });
  });

  it('answers a retry with what it answered first', async () => {
    const [first, second] = [
      await send(cv, 'resume', ada, { 'idempotency-key': 'once' }),
      await send(cv, 'resume', ada, { 'idempotency-key': 'once' }),
    ];
    expect(second.json()).toEqual(first.json());
  });
});

describe('an application', () => {
  it('is sent with documents from the profile, and keeps them when they leave it', async () => {
    const [resume, letter] = [await keep(cv), await keep(fresh('letter.pdf'), 'internship_letter')];
    const answer = await apply({ resume_document_id: resume.id, internship_letter_document_id: letter.id });
    expect(answer.statusCode).toBe(201);
    const { application } = answer.json();
    expect(application.documents.resume).toMatchObject({ name: 'Ada CV.pdf', size: cv.content.length });
    expect(application.resume).not.toBe(resume.path);

    for (const { id } of [resume, letter]) await remove(id);
    expect((await fetchFile(application.resume, ada)).rawPayload).toEqual(cv.content);
    expect((await fetchFile(application.internship_letter, ada)).statusCode).toBe(200);
  });

  it('may mix a kept document and a new file, and keep the new one', async () => {
    const resume = await keep(cv);
    const letter = fresh('New letter.pdf');
    const answer = await apply({ resume_document_id: resume.id, keep_documents: true }, { internship_letter: letter });
    expect(answer.statusCode).toBe(201);
    expect((await list()).map(({ kind, name }) => [kind, name])).toEqual([
      ['internship_letter', 'New letter.pdf'],
      ['resume', 'Ada CV.pdf'],
    ]);
    const [kept] = await list();
    expect((await fetchFile(kept?.path ?? '', ada)).rawPayload).toEqual(letter.content);
  });

  it('keeps uploads only where that is asked for', async () => {
    await apply({ keep_documents: 'false' }, { resume: fresh(), internship_letter: fresh() });
    await apply({}, { resume: fresh(), internship_letter: fresh() });
    expect(await list()).toEqual([]);
    await apply({ keep_documents: 'true' }, { resume: fresh(), internship_letter: fresh() });
    expect(await list()).toHaveLength(2);
  });

  it('takes no document of somebody else, of another kind, or that is gone', async () => {
    const bola = await server.signIn('student');
    const theirs = (await send(cv, 'resume', bola)).json().document;
    const letter = await keep(fresh(), 'internship_letter');
    const gone = await keep(fresh());
    await remove(gone.id);
    const before = await storedFiles();
    for (const id of [theirs.id, letter.id, gone.id]) {
      const refused = await apply({ resume_document_id: id, internship_letter_document_id: letter.id });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields).toEqual({
        resume: 'This document is no longer in your profile. Choose another.',
      });
    }
    expect(await storedFiles()).toBe(before);
  });

  it('asks for each document that nothing stands in for, beside the letter', async () => {
    const refused = await apply({ cover_letter: ' ', resume_document_id: '' });
    expect(Object.keys(refused.json().fields).sort()).toEqual(
      expect.arrayContaining(['cover_letter', 'internship_letter', 'resume']),
    );
  });

  it('that is refused keeps nothing, in the profile neither', async () => {
    const job = await server.aJob({ status: 0 });
    const before = await storedFiles();
    const files = { resume: fresh(), internship_letter: fresh() };
    const refused = await apply({ job_id: job.id, keep_documents: true }, files);
    expect(refused.json().code).toBe('job_closed');
    expect([await list(), await storedFiles()]).toEqual([[], before]);
  });

  it('has its file whatever happens to the document at the same moment', async () => {
    const letter = await keep(fresh(), 'internship_letter');
    for (let round = 0; round < 5; round += 1) {
      const { id } = await keep(fresh());
      const body = { resume_document_id: id, internship_letter_document_id: letter.id };
      const [answer] = await Promise.all([apply(body), remove(id)]);
      expect([201, 404, 422]).toContain(answer.statusCode);
      if (answer.statusCode === 201)
        expect((await fetchFile(answer.json().application.resume, ada)).statusCode).toBe(200);
    }
  });
});
