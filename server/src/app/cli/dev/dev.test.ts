import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const dev = (env: Record<string, string>, script = 'dev.ts') =>
  new Promise<string>((resolve) => {
    const args = ['--import', 'tsx', here(script)];
    execFile(
      process.execPath,
      args,
      { cwd: here('../../../../..'), env: { ...process.env, ...env } },
      (failed, _out, err) => resolve(`${failed?.code}: ${err.trim()}`),
    );
  });

it('is refused in production', async () => {
  expect(await dev({ NODE_ENV: 'production' })).toBe('1: Nothing is developed in production.');
  expect(await dev({ NODE_ENV: 'production' }, 'server.ts')).toMatch(/^1: .*never in production/);
});

it('says that its port is taken before it begins anything', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await dev({ PORT: String(port), NODE_ENV: 'development' })).toMatch(`1: Port ${port} is taken.`);
  other.close();
});
