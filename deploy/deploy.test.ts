import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const manifest = JSON.parse(read('../package.json')) as { scripts: Record<string, string> };

/** Runs a program. Its output is in the failure. */
function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { env: { ...process.env, ...env } });
  return { status, output: `${stdout}${stderr}` };
}
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foothold-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `it` where the program is on this machine. */
function itWith(program: string, ...args: string[]): jest.It {
  if (spawnSync(program, args).status === 0) return it;
  process.stdout.write(`${program} is not on this machine, so what deploy/ has for it is not checked.\n`);
  return it.skip;
}

/** The environment that deploy/.env.example asks for. */
const environment = Object.fromEntries(
  [...read('.env.example').matchAll(/^([A-Z0-9_]+)=$/gm)].map(([, name]) => [String(name), 'filled-in']),
);

describe('deploy/Dockerfile', () => {
  const text = read('Dockerfile');

  it('has no mistake that its linter knows', () => {
    expect(validate(text)).toEqual([]);
    expect(validate('FROM a\nEXPOSE port').length).toBeGreaterThan(0);
  });

  it('has a base with a version, runs as no root, is asked for its health, and takes nothing secret', () => {
    expect(text).toMatch(/^ARG NODE_IMAGE=\S+:\d+\.\d+\.\d+-\S+$/m);
    expect(text).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m);
    expect(text).toContain('/readyz');
    expect(text).not.toMatch(/^(ARG|ENV) .*(SECRET|PASSWORD|TOKEN|_URL)/m);
    expect(read('Dockerfile.dockerignore')).toMatch(/^\*\*\/\.env\*$/m);
  });

  it('uses the pnpm of the other commands, and starts what pnpm serve starts', () => {
    const [, version] = /pnpm@(\S+)/.exec(read('../README.md')) ?? [];
    expect(text).toContain(`npm install --global pnpm@${version}\n`);
    const [, script] = /^ENTRYPOINT \["\/usr\/local\/bin\/node", "(.*)"\]$/m.exec(text) ?? [];
    const [, command] = /^CMD \["(.*)"\]$/m.exec(text) ?? [];
    expect(manifest.scripts.serve).toBe(`node ${script} ${command}`);
  });
});

describe('deploy/compose.yml', () => {
  const compose = (env: Record<string, string>, ...args: string[]) =>
    run('docker', ['compose', '--file', path.join(import.meta.dirname, 'compose.yml'), ...args], env);
  const itWithCompose = itWith('docker', 'compose', 'version');

  itWithCompose('is valid with what .env.example asks for', () => {
    const { output, status } = compose(environment, '--profile', '*', 'config', '--format', 'json');
    expect([status, output]).toEqual([0, expect.stringContaining('"server-2"')]);
  });

  itWithCompose.each(['SITE_ADDRESS', 'SECRET_KEY', 'POSTGRES_PASSWORD', 'S3_SECRET', 'ACME_EMAIL'])(
    'refuses to start without %s, in a sentence',
    (name) => {
      const { output, status } = compose({ ...environment, [name]: '' }, 'config');
      expect([status, output]).not.toEqual([0, expect.anything()]);
      expect(output).toContain(`Set ${name} in .env`);
    },
  );

  it('mounts what there is, at paths that there can be', () => {
    const text = read('compose.yml');
    const own = [...text.matchAll(/[\s"](\.\/[^:\s"]+):/g)].map(([, file]) => String(file));
    expect(own.length).toBeGreaterThan(3);
    for (const file of own) expect([file, existsSync(path.join(import.meta.dirname, file))]).toEqual([file, true]);
    // With a comma outside of quotes, the options of one would be the path of a second.
    const temporary = [...text.matchAll(/tmpfs: \[([^\]]*)\]/g)].map(([, list]) => String(list));
    expect(temporary.length).toBeGreaterThan(3);
    for (const list of temporary) expect(list).toMatch(/^("\/[^"]+"|\/[^",]+)$/);
  });

  it('starts node in place of the product where it runs a script', () => {
    const [, bucket = ''] = /^ {2}bucket:\n([\s\S]*?)^ {2}\w/m.exec(read('compose.yml')) ?? [];
    const [, node] = /^ENTRYPOINT \["([^"]+)"/m.exec(read('Dockerfile')) ?? [];
    expect(bucket).toContain(`entrypoint: [${node}]`);
  });

  it('names no image without a version', () => {
    const images = [...read('compose.yml').matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => String(image));
    expect(images.length).toBeGreaterThan(6);
    expect(images.filter((image) => !/:(v?\d[\w.-]*|\$\{FOOTHOLD_VERSION:-latest\})$/.test(image))).toEqual([]);
  });
});

describe('deploy/Caddyfile', () => {
  itWith('caddy', 'version')('is valid', () => {
    const env = {
      HOME: folder,
      SITE_ADDRESS: 'jobs.example.ng',
      UPSTREAMS: 'server-1:3000 server-2:3000',
      ACME_EMAIL: 'a@example.ng',
    };
    const file = path.join(import.meta.dirname, 'Caddyfile');
    const { status, output } = run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], env);
    expect([status, output]).toEqual([0, expect.stringContaining('Valid configuration')]);
  });
});

describe('deploy/nginx/foothold.conf', () => {
  itWith('nginx', '-v')('is valid', () => {
    const file = path.join(folder, 'nginx.conf');
    const key = run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=a'],
      ...['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
    ]);
    expect(key.status).toBe(0);
    const site = read('nginx/foothold.conf').replaceAll('/etc/letsencrypt/live/jobs.example.ng', folder);
    writeFileSync(file, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${site}\n}\n`);
    const { status, output } = run('nginx', ['-t', '-c', file]);
    expect([status, output]).toEqual([0, expect.stringContaining('test is successful')]);
  });
});

describe('deploy/systemd', () => {
  const itWithSystemd = itWith('systemd-analyze', '--version');
  const units = readdirSync(path.join(import.meta.dirname, 'systemd'));
  const services = units.filter((name) => name.endsWith('.service'));
  /** Copies of them, with a name for the template. */
  const copyUnits = (names: readonly string[]) =>
    names.map((name) => {
      const copy = path.join(folder, name.replace('@', '@3001'));
      cpSync(path.join(import.meta.dirname, 'systemd', name), copy);
      return copy;
    });

  itWithSystemd('has valid units', () => {
    expect(run('systemd-analyze', ['verify', ...copyUnits(units)])).toEqual({ status: 0, output: '' });
  });

  itWithSystemd('lets its services do little besides their work', () => {
    for (const unit of copyUnits(services))
      expect(run('systemd-analyze', ['security', '--offline=true', '--threshold=25', unit])).toMatchObject({
        status: 0,
      });
  });

  it.each(services)('starts in %s commands that package.json has too', (unit) => {
    const starts = [...read(`systemd/${unit}`).matchAll(/^ExecStart=\/usr\/bin\/node server\/run\.mjs (\w+)/gm)];
    expect(starts.length).toBeGreaterThan(0);
    for (const [, command] of starts) expect(Object.keys(manifest.scripts)).toContain(command);
  });
});
