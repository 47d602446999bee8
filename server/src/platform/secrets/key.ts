import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config';

export type KeySource = Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>;

/** Another server on this database has another key: neither could read the secrets of the other. */
export class OtherKeyError extends Error {
  override name = 'OtherKeyError';
}

/** Derives the key for a purpose from SECRET_KEY, else from a file in DATA_DIR, which is created when missing. */
export async function deriveKey(purpose: string, { SECRET_KEY, DATA_DIR }: KeySource): Promise<Buffer> {
  const root = SECRET_KEY ?? (await readOrCreateKey(DATA_DIR));
  return Buffer.from(hkdfSync('sha256', root, '', `foothold ${purpose}`, 32));
}

/** Tells keys apart and does not reveal them. */
export const fingerprintKey = async (source: KeySource): Promise<string> =>
  createHash('sha256')
    .update(await deriveKey('fingerprint', source))
    .digest('hex')
    .slice(0, 32);

async function readOrCreateKey(folder: string): Promise<string> {
  const file = join(folder, 'secret-key');
  const existing = await readIfExists(file);
  if (existing !== undefined) return existing;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeDurably(draft, randomBytes(32).toString('base64url'));
  try {
    // Atomic: of several processes that start at the same time, one creates the file and all read it.
    await link(draft, file).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw cause;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

const readIfExists = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    return undefined;
  });

async function writeDurably(file: string, text: string) {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
