import { maxDocumentsPerKind, type StudentDocument } from '@foothold/shared/contract';
import { documents, listStoredKeys, type SignedIn, startServer, type TestServer } from '../../../testing';
import { deleteOrphanedFiles } from '../../platform/storage';

describe('documents in a student’s profile', () => {
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
  /** Makes the content of each file unique. */
  let count = 0;
  const createPdf = (name = 'cv.pdf'): Part => {
    count += 1;
    return { name, content: Buffer.concat([documents.pdf, Buffer.from(`% ${count}`)]) };
  };

  const send = (file: Part | undefined, kind: string, as = ada, headers = {}, body = {}) =>
    server.send({
      method: 'POST',
      url: 'documents',
      as,
      body: { kind, ...body },
      files: file ? { file } : {},
      headers,
    });
  const save = async (file: Part, kind = 'resume'): Promise<StudentDocument> =>
    (await send(file, kind)).json().document;
  const list = async (as = ada): Promise<StudentDocument[]> =>
    (await server.send({ url: 'documents', as })).json().documents;
  const remove = (id: number | string, as = ada) => server.send({ method: 'DELETE', url: `documents/${id}`, as });
  const fetchFile = (path: string, as?: SignedIn) => server.send({ url: path, as });
  const apply = async (body: object, files: Record<string, Part> = {}, as = ada) => {
    const job = await server.aJob();
    const whole = { job_id: job.id, cover_letter: 'I would like to learn with you.', ...body };
    return server.send({ method: 'POST', url: 'apply-job', as, body: whole, files });
  };
  const countStoredFiles = async () => (await listStoredKeys(server.context.store)).length;
  /** Every file in the store must belong to a row. */
  const expectNoOrphanedFiles = async () =>
    expect(await deleteOrphanedFiles(server.context.db, server.context.store, 0)).toBe(0);
  afterEach(expectNoOrphanedFiles);

  describe('POST, GET and DELETE /documents', () => {
    it('lists documents of both kinds newest first, and returns their files to the student', async () => {
      const response = await send(cv, 'resume');
      expect([response.statusCode, response.json().message]).toEqual([201, 'The document is in your profile.']);
      await save({ name: 'Letter.docx', content: documents.docx }, 'internship_letter');
      const [letter, resume] = await list();
      expect(letter).toMatchObject({ kind: 'internship_letter', name: 'Letter.docx' });
      expect(resume).toEqual({
        ...{ id: expect.any(Number), kind: 'resume', name: 'Ada CV.pdf', size: cv.content.length },
        ...{ type: 'application/pdf', path: expect.stringMatching(/^\/storage\/[0-9a-f]{32}$/) },
        scan_status: null,
        created_at: expect.stringMatching(/Z$/),
      });
      expect((await fetchFile(resume?.path ?? '', ada)).rawPayload).toEqual(cv.content);
    });

    it('responds with 404 when somebody else reads or deletes a document', async () => {
      const { id, path } = await save(cv);
      const [bola, organization] = [await server.signIn('student'), await server.signIn('organization')];
      expect(await list(bola)).toEqual([]);
      for (const as of [bola, organization, undefined]) expect((await fetchFile(path, as)).statusCode).toBe(404);
      expect((await remove(id, bola)).statusCode).toBe(404);
      expect(await list()).toHaveLength(1);
    });

    it('deletes a document with its file once when several requests are sent at once', async () => {
      const { id, path } = await save(cv);
      const responses = await Promise.all([remove(id), remove(id), remove(id)]);
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
      expect(await list()).toEqual([]);
      expect((await fetchFile(path, ada)).statusCode).toBe(404);
      for (const unknown of ['x', 0, 2147483647]) expect((await remove(unknown)).statusCode).toBe(404);
    });

    it('stores a document once when the same file is sent again', async () => {
      await save(cv);
      await save(createPdf());
      const before = await countStoredFiles();
      await Promise.all([save(cv), save(cv), save(cv)]);
      expect((await list()).map(({ name }) => name)).toEqual(['Ada CV.pdf', 'cv.pdf']);
      expect(await countStoredFiles()).toBe(before);
    });

    it('deletes the oldest document of the kind when there are too many', async () => {
      await save(createPdf('letter.pdf'), 'internship_letter');
      await save(createPdf('oldest.pdf'));
      // Of one account no more than three are inspected at once.
      for (let sent = 0; sent < maxDocumentsPerKind + 2; sent += 2)
        await Promise.all([save(createPdf()), save(createPdf())]);
      const saved = await list();
      expect(saved.filter(({ kind }) => kind === 'resume')).toHaveLength(maxDocumentsPerKind);
      expect(saved.map(({ name }) => name)).not.toContain('oldest.pdf');
      expect(saved.map(({ name }) => name)).toContain('letter.pdf');
    });

    it('deletes only the replaced document when `replaces` is given', async () => {
      for (let nth = 0; nth < maxDocumentsPerKind - 1; nth += 1) await save(createPdf());
      const old = await save(createPdf('old.pdf'));
      const response = await send(createPdf('new.pdf'), 'resume', ada, {}, { replaces: old.id });
      expect(response.statusCode).toBe(201);
      const saved = (await list()).map(({ name }) => name);
      expect([saved.length, saved[0], saved.includes('old.pdf')]).toEqual([maxDocumentsPerKind, 'new.pdf', false]);
      expect((await fetchFile(old.path, ada)).statusCode).toBe(404);
    });

    it('keeps the document when it is replaced by itself, by another kind or by another student', async () => {
      const { id } = await save(cv);
      const bola = await server.signIn('student');
      await send(cv, 'resume', ada, {}, { replaces: id });
      await send(createPdf('letter.pdf'), 'internship_letter', ada, {}, { replaces: id });
      await send(createPdf(), 'resume', bola, {}, { replaces: id });
      expect((await list()).map(({ name }) => name).sort()).toEqual(['Ada CV.pdf', 'letter.pdf']);
    });

    it('accepts the document when the one to replace no longer exists', async () => {
      const { id } = await save(cv);
      await remove(id);
      expect((await send(createPdf('new.pdf'), 'resume', ada, {}, { replaces: id })).statusCode).toBe(201);
      expect((await list()).map(({ name }) => name)).toEqual(['new.pdf']);
    });

    it.each(['script', 'spreadsheet', 'empty'] as const)(
      'responds with wrong_file_type when the upload is a %s named .pdf',
      async (kind) => {
        const before = await countStoredFiles();
        const refused = await send({ name: 'cv.pdf', content: documents[kind] }, 'resume');
        expect(refused.json()).toMatchObject({ code: 'wrong_file_type', fields: { file: expect.any(String) } });
        expect([await list(), await countStoredFiles()]).toEqual([[], before]);
      },
    );

    it('names the missing fields when the body is incomplete', async () => {
      expect((await send(undefined, 'photo')).json().fields).toEqual({
        file: 'Choose a file.',
        kind: 'Kind is one of resume, internship_letter.',
      });
    });

    it('returns the first response when the idempotency key is repeated', async () => {
      const [first, second] = [
        await send(cv, 'resume', ada, { 'idempotency-key': 'once' }),
        await send(cv, 'resume', ada, { 'idempotency-key': 'once' }),
      ];
      expect(second.json()).toEqual(first.json());
    });
  });

  describe('POST /apply-job with documents from the profile', () => {
    it('copies the documents, so that the application keeps them when they are deleted', async () => {
      const [resume, letter] = [await save(cv), await save(createPdf('letter.pdf'), 'internship_letter')];
      const response = await apply({ resume_document_id: resume.id, internship_letter_document_id: letter.id });
      expect(response.statusCode).toBe(201);
      const { application } = response.json();
      expect(application.documents.resume).toMatchObject({ name: 'Ada CV.pdf', size: cv.content.length });
      expect(application.resume).not.toBe(resume.path);

      for (const { id } of [resume, letter]) await remove(id);
      expect((await fetchFile(application.resume, ada)).rawPayload).toEqual(cv.content);
      expect((await fetchFile(application.internship_letter, ada)).statusCode).toBe(200);
    });

    it('accepts a saved document beside an upload, and saves the upload when asked to', async () => {
      const resume = await save(cv);
      const letter = createPdf('New letter.pdf');
      const response = await apply(
        { resume_document_id: resume.id, keep_documents: true },
        { internship_letter: letter },
      );
      expect(response.statusCode).toBe(201);
      expect((await list()).map(({ kind, name }) => [kind, name])).toEqual([
        ['internship_letter', 'New letter.pdf'],
        ['resume', 'Ada CV.pdf'],
      ]);
      const [newest] = await list();
      expect((await fetchFile(newest?.path ?? '', ada)).rawPayload).toEqual(letter.content);
    });

    it('saves uploads to the profile only when keep_documents is true', async () => {
      await apply({ keep_documents: 'false' }, { resume: createPdf(), internship_letter: createPdf() });
      await apply({}, { resume: createPdf(), internship_letter: createPdf() });
      expect(await list()).toEqual([]);
      await apply({ keep_documents: 'true' }, { resume: createPdf(), internship_letter: createPdf() });
      expect(await list()).toHaveLength(2);
    });

    it('responds with 422 when the document is another student’s, of another kind or deleted', async () => {
      const bola = await server.signIn('student');
      const foreign = (await send(cv, 'resume', bola)).json().document;
      const letter = await save(createPdf(), 'internship_letter');
      const deleted = await save(createPdf());
      await remove(deleted.id);
      const before = await countStoredFiles();
      for (const id of [foreign.id, letter.id, deleted.id]) {
        const refused = await apply({ resume_document_id: id, internship_letter_document_id: letter.id });
        expect(refused.statusCode).toBe(422);
        expect(refused.json().fields).toEqual({
          resume: 'This document is no longer in your profile. Choose another.',
        });
      }
      expect(await countStoredFiles()).toBe(before);
    });

    it('names what every job needs and is missing at once: the résumé and the cover letter', async () => {
      const refused = await apply({ cover_letter: ' ' });
      expect(refused.statusCode).toBe(422);
      expect(Object.keys(refused.json().fields).sort()).toEqual(['cover_letter', 'resume']);
    });

    it('stores nothing when the application is refused', async () => {
      const job = await server.aJob({ status: 0 });
      const before = await countStoredFiles();
      const files = { resume: createPdf(), internship_letter: createPdf() };
      const refused = await apply({ job_id: job.id, keep_documents: true }, files);
      expect(refused.json().code).toBe('job_closed');
      expect([await list(), await countStoredFiles()]).toEqual([[], before]);
    });

    it('has its file when the document is deleted at the same time', async () => {
      const letter = await save(createPdf(), 'internship_letter');
      for (let round = 0; round < 5; round += 1) {
        const { id } = await save(createPdf());
        const body = { resume_document_id: id, internship_letter_document_id: letter.id };
        const [response] = await Promise.all([apply(body), remove(id)]);
        expect([201, 404, 422]).toContain(response.statusCode);
        if (response.statusCode === 201)
          expect((await fetchFile(response.json().application.resume, ada)).statusCode).toBe(200);
      }
    });
  });

  it('are refused, and applications too, when the files of the account take up too much', async () => {
    const bola = await server.signIn('student');
    const { id, name } = await save(createPdf());
    const { db } = server.context;
    await db
      .updateTable('files')
      .set({ size: 300 * 1024 * 1024 })
      .where('document_id', '=', id)
      .execute();
    const before = await countStoredFiles();

    const error =
      'Your files take up 300 MB, the most that an account may have. Delete documents from your profile, or write to us.';
    expect((await send(createPdf(), 'resume')).json()).toMatchObject({ code: 'too_large', error });
    const files = { resume: createPdf(), internship_letter: createPdf() };
    expect((await apply({}, files)).json()).toMatchObject({ code: 'too_large', error });
    expect([await countStoredFiles(), (await list()).map((document) => document.name)]).toEqual([before, [name]]);

    expect((await send(createPdf(), 'resume', bola)).statusCode).toBe(201);
    await remove(id);
    expect((await send(createPdf(), 'resume')).statusCode).toBe(201);
  });
});
