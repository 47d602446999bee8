import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packDatabase, unpackDatabase } from './emptyDatabase';
import { migrate } from './migrate';
import { openPGlite } from './pglite';

describe('an empty database that was packed', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foothold-empty-database-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);

  it('is as it was when it is unpacked: it has its migrations, and nobody else may read it', async () => {
    const original = await openPGlite(at('original'), () => {});
    expect(await migrate(original)).not.toEqual([]);
    await original.destroy();
    // The templates of other databases would be nearly half of its files.
    expect(readdirSync(at('original/base'))).toHaveLength(1);
    packDatabase(at('original'), at('packed.gz'));
    unpackDatabase(at('packed.gz'), at('db'));
    expect(statSync(at('db')).mode & 0o777).toBe(0o700);
    expect(statSync(at('db/PG_VERSION')).mode & 0o777).toBe(0o600);

    const db = await openPGlite(at('db'), () => {});
    expect(await migrate(db)).toEqual([]);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    await db.destroy();
  });

  it('leaves nothing behind where it cannot be unpacked', () => {
    writeFileSync(at('packed.gz'), 'half a file');
    expect(() => unpackDatabase(at('packed.gz'), at('db'))).toThrow();
    expect(readdirSync(folder)).toEqual(['packed.gz']);
  });

  it('takes the place of what a process left that ended while it unpacked', () => {
    packDatabase(createFolder('original'), at('packed.gz'));
    createFolder('db.new');
    unpackDatabase(at('packed.gz'), at('db'));
    expect(existsSync(at('db.new'))).toBe(false);
    expect(readdirSync(at('db'))).toEqual(['original.txt']);
  });

  function createFolder(name: string): string {
    mkdirSync(at(name));
    writeFileSync(join(at(name), `${name}.txt`), name);
    return at(name);
  }
});
