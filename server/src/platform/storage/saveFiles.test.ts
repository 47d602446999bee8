import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, listStoredKeys, pdfHash, startServer, type TestServer } from '../../../testing';
import { holdForBackup } from '../backup/hold';
import { openCopySession } from '../db';
import { deleteLeftovers, deleteOrphanedFiles, insertFiles, removeUnused, saveFiles } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const createUpload = async () => {
  const path = join(await mkdtemp(join(server.context.config.DATA_DIR, 'upload-')), 'resume');
  await writeFile(path, documents.pdf);
  return { path, name: 'resume.pdf', type: 'application/pdf', size: documents.pdf.length, sha256: pdfHash };
};

const listKeys = () => listStoredKeys(server.context.store);

describe('saveFiles', () => {
  it('removes the file again when writing its row fails', async () => {
    const before = await listKeys();
    const failing = saveFiles(server.context.store, { resume: await createUpload() }, async () => {
      expect(await listKeys()).toHaveLength(before.length + 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await listKeys()).toEqual(before);
  });

  it('keeps the file where a lost connection leaves open whether its row was written', async () => {
    const { store } = server.context;
    const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
    let key = '';
    const failing = saveFiles(store, { resume: await createUpload() }, async ({ resume }) => {
      key = resume.key;
      throw lost;
    });
    await expect(failing).rejects.toThrow(lost);
    expect(await listKeys()).toContain(key);
    await store.remove(key);
  });
});

describe('deleteLeftovers', () => {
  it('deletes what is unfinished and old, and nothing else', async () => {
    const folder = await mkdtemp(join(server.context.config.DATA_DIR, 'outbox-'));
    for (const name of ['old.eml.part', 'new.eml.part', 'old.eml']) await writeFile(join(folder, name), '');
    for (const name of ['old.eml.part', 'old.eml']) await utimes(join(folder, name), new Date(0), new Date(0));
    await mkdir(join(folder, 'upload-1.part'));
    expect(await deleteLeftovers(folder, (name) => name.endsWith('.part'))).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(['new.eml.part', 'old.eml', 'upload-1.part']);
    expect(await deleteLeftovers(folder, () => true, 0)).toBe(3);
    expect(await deleteLeftovers(join(folder, 'missing'), () => true)).toBe(0);
  });
});

describe('deleteOrphanedFiles', () => {
  it('deletes files without a row once they are old enough, and no other', async () => {
    const { store, db } = server.context;
    const { id: application_id } = await server.anApplication();
    const { key } = await saveFiles(store, { resume: await createUpload() }, async ({ resume }) => {
      await insertFiles(db, { application_id }, resume);
      return resume;
    });
    const orphan = 'f'.repeat(32);
    await store.put(orphan, (await createUpload()).path, pdfHash);
    expect(await deleteOrphanedFiles(db, store)).toBe(0);
    expect(await deleteOrphanedFiles(db, store, 0)).toBe(1);
    expect(await listKeys()).toContain(key);
    expect(await listKeys()).not.toContain(orphan);
  });
});

describe('a backup', () => {
  it('keeps files whose rows are gone until it ends, and is the only one', async () => {
    const { store, db } = server.context;
    const unused = 'e'.repeat(32);
    await store.put(unused, (await createUpload()).path, pdfHash);
    const session = await openCopySession(db);
    const endHold = await holdForBackup(session.db);
    await removeUnused(db, store, [unused]);
    expect(await deleteOrphanedFiles(db, store, 0)).toBe(0);
    expect(await listKeys()).toContain(unused);

    const other = await openCopySession(db);
    await expect(holdForBackup(other.db)).rejects.toThrow('Another backup is being made.');
    await other.close();
    await endHold();
    await session.close();
    await removeUnused(db, store, [unused]);
    expect(await listKeys()).not.toContain(unused);
  });
});
