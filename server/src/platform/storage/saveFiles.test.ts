import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, startServer, type TestServer } from '../../../testing';
import { deleteOrphanedFiles, insertFile, saveFiles } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const createUpload = async () => {
  const path = join(await mkdtemp(join(server.context.config.DATA_DIR, 'upload-')), 'resume');
  await writeFile(path, documents.pdf);
  return { path, name: 'resume.pdf', type: 'application/pdf', size: documents.pdf.length, sha256: 'x' };
};

const listStoredKeys = async () => {
  const folder = join(server.context.config.DATA_DIR, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('saveFiles', () => {
  it('removes the file again when writing its row fails', async () => {
    const before = await listStoredKeys();
    const failing = saveFiles(server.context.store, { resume: await createUpload() }, async () => {
      expect(await listStoredKeys()).toHaveLength(before.length + 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await listStoredKeys()).toEqual(before);
  });
});

describe('deleteOrphanedFiles', () => {
  it('deletes files without a row once they are old enough, and no other', async () => {
    const { store, db } = server.context;
    const { id: application_id } = await server.anApplication();
    const { key } = await saveFiles(store, { resume: await createUpload() }, async ({ resume }) => {
      await insertFile(db, { application_id }, resume);
      return resume;
    });
    const orphan = 'f'.repeat(32);
    await store.put(orphan, (await createUpload()).path);
    expect(await deleteOrphanedFiles(db, store)).toBe(0);
    expect(await deleteOrphanedFiles(db, store, 0)).toBe(1);
    expect(await listStoredKeys()).toContain(key);
    expect(await listStoredKeys()).not.toContain(orphan);
  });
});
