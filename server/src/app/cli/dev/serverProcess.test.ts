import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DevServer, startServerProcess } from './serverProcess';

// A busy machine takes a minute to load and start a server from source, which each test here does several times.
jest.setTimeout(240_000);

let folder: string;
let sources: string;
let env: NodeJS.ProcessEnv;
let server: DevServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-dev-'));
  sources = path.join(folder, 'sources');
  await mkdir(sources);
  env = { ...process.env, NODE_ENV: 'development', DATA_DIR: path.join(folder, 'data'), DEMO: '0', PORT: '0' };
  server = startServerProcess([], env, [sources]);
  server.start();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const save = (file: string) => writeFile(path.join(sources, file), '');
/** On a connection of its own, like each request that the development server forwards. */
const ask = async (origin: string) => (await fetch(`${origin}/healthz`, { headers: { connection: 'close' } })).status;

/** Asks without a pause until another process answers. Resolves to the statuses. */
async function askUntilReplaced(first: string): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    const origin = await server.ready();
    statuses.push(await ask(origin));
    if (origin !== first) return statuses;
  }
}

describe('startServerProcess', () => {
  it('answers every request while a saved file restarts the server', async () => {
    const first = await server.ready();
    await save('routes.ts');

    const statuses = await askUntilReplaced(first);

    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('keeps the server from before while the sources cannot be loaded', async () => {
    const first = await server.ready();
    const refused = waitForLine('The server cannot be loaded.');
    env.NODE_OPTIONS = '--import ./missing.js';
    await save('routes.ts');
    await refused;
    expect(await server.ready()).toBe(first);
    expect(await ask(first)).toBe(200);

    delete env.NODE_OPTIONS;
    await save('routes.ts');
    expect(await askUntilReplaced(first)).toContain(200);
  });

  it('survives files that are saved again and again while the server starts', async () => {
    let origin = await server.ready();
    const saves = setInterval(() => void save('routes.ts'), 200);
    try {
      for (const _ of ['second', 'third']) {
        await askUntilReplaced(origin);
        origin = await server.ready();
      }
    } finally {
      clearInterval(saves);
    }

    expect(await ask(await server.ready())).toBe(200);
  });
});

/** Resolves when this process prints a line that begins like this. */
const waitForLine = (start: string) =>
  new Promise<void>((resolve) => {
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      if (String(line).startsWith(start)) resolve(write.mockRestore());
      return true;
    });
  });
