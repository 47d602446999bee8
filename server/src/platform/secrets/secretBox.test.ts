import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecretBox } from './secretBox';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'foothold-box-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

const SECRET_KEY = 'a key that is long enough to be one';

describe('createSecretBox', () => {
  it('opens a sealed secret only for the same owner and with the same key', async () => {
    const box = createSecretBox({ DATA_DIR, SECRET_KEY });
    const sealed = await box.seal('JBSWY3DPEHPK3PXP', 'user 1');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(await box.open(sealed, 'user 1')).toBe('JBSWY3DPEHPK3PXP');

    await expect(box.open(sealed, 'user 2')).rejects.toThrow();
    await expect(createSecretBox({ DATA_DIR, SECRET_KEY: `${SECRET_KEY}!` }).open(sealed, 'user 1')).rejects.toThrow();
    await expect(box.open(`${sealed.slice(0, -4)}AAAA`, 'user 1')).rejects.toThrow();
  });

  it('seals the same secret differently each time', async () => {
    const box = createSecretBox({ DATA_DIR, SECRET_KEY });
    expect(await box.seal('same', 'user 1')).not.toBe(await box.seal('same', 'user 1'));
  });

  it('creates one private key file for all processes when SECRET_KEY is not set', async () => {
    const boxes = Array.from({ length: 5 }, () => createSecretBox({ DATA_DIR, SECRET_KEY: undefined }));
    await Promise.all(boxes.map((box) => box.prepare()));
    const sealed = await boxes[0]!.seal('shared', 'user 1');
    for (const box of boxes) expect(await box.open(sealed, 'user 1')).toBe('shared');

    const file = join(DATA_DIR, 'secret-key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).length).toBeGreaterThan(40);
    expect(await createSecretBox({ DATA_DIR, SECRET_KEY: undefined }).open(sealed, 'user 1')).toBe('shared');
  });
});
