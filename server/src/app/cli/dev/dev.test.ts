import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const toPath = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const dev = (env: Record<string, string>, script = 'dev.ts') =>
  new Promise<string>((resolve) => {
    const args = ['--import', 'tsx', toPath(script)];
    execFile(
      process.execPath,
      args,
      { cwd: toPath('../../../../..'), env: { ...process.env, ...env } },
      (error, _stdout, stderr) => resolve(`${error?.code}: ${stderr.trim()}`),
    );
  });

describe('pnpm dev', () => {
  it('fails when NODE_ENV is production', async () => {
    expect(await dev({ NODE_ENV: 'production' })).toBe('1: Nothing is developed in production.');
    expect(await dev({ NODE_ENV: 'production' }, 'server.ts')).toMatch(/^1: .*never in production/);
  });

  it('says where an area is developed beside another site', async () => {
    expect(await dev({ FOOTHOLD_URL: 'https://jobs.example.ng' })).toContain('does not take FOOTHOLD_URL');
  });

  it('fails at once when its port is in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await dev({ PORT: String(port), NODE_ENV: 'development' })).toMatch(`1: Port ${port} is taken.`);
    other.close();
  });
});
