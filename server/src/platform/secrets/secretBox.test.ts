import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecretBox } from './secretBox';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'foothold-vault-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

const SECRET_KEY = 'a key that is long enough to be one';

it('opens what it sealed, for the same owner and by the same key', async () => {
  const vault = createSecretBox({ DATA_DIR, SECRET_KEY });
  const sealed = await vault.seal('JBSWY3DPEHPK3PXP', 'user 1');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(await vault.open(sealed, 'user 1')).toBe('JBSWY3DPEHPK3PXP');

  await expect(vault.open(sealed, 'user 2')).rejects.toThrow();
  await expect(createSecretBox({ DATA_DIR, SECRET_KEY: `${SECRET_KEY}!` }).open(sealed, 'user 1')).rejects.toThrow();
  await expect(vault.open(`${sealed.slice(0, -4)}AAAA`, 'user 1')).rejects.toThrow();
});

it('never seals alike twice', async () => {
  const vault = createSecretBox({ DATA_DIR, SECRET_KEY });
  expect(await vault.seal('same', 'user 1')).not.toBe(await vault.seal('same', 'user 1'));
});

it('makes one key where none was given, for all processes, and lets nobody else read it', async () => {
  const vaults = Array.from({ length: 5 }, () => createSecretBox({ DATA_DIR, SECRET_KEY: undefined }));
  await Promise.all(vaults.map((vault) => vault.prepare()));
  const sealed = await vaults[0]!.seal('shared', 'user 1');
  for (const vault of vaults) expect(await vault.open(sealed, 'user 1')).toBe('shared');

  const file = join(DATA_DIR, 'secret-key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).length).toBeGreaterThan(40);
  expect(await createSecretBox({ DATA_DIR, SECRET_KEY: undefined }).open(sealed, 'user 1')).toBe('shared');
});
