import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const here = import.meta.dirname;
const { version, devDependencies } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));

/** What a page has one instance of, that of the shell: an area accepts the versions that the shell may have. */
const peers = ['react', 'react-dom', 'styled-components'];
const areaPackages = [
  '@foothold/shared',
  ...peers,
  '@testing-library/react',
  '@testing-library/user-event',
  'lucide-react',
];
/** In this workspace these belong to its root. */
const repositoryPackages = [
  ...['@playwright/test', '@testing-library/dom', '@testing-library/jest-dom'],
  ...['@types/jest', '@types/node', '@types/react', '@types/react-dom', 'jest', 'typescript'],
];

const usage = `Use it as:
  foothold new reports                          writes the area, whose address is /reports
  foothold new reports --packages ../packages   with the packed packages of this folder, where no registry has them
  foothold new reports --no-install             installs nothing`;

/** Writes a new area and installs what it needs. */
export function runNew(args) {
  const { name, packages, install } = parseOptions(args);
  const workspace = findWorkspace();
  const folder = workspace ? path.join(workspace, `mfe-${name}`) : path.resolve(name);
  if (existsSync(folder)) throw new Error(`There is a folder ${path.basename(folder)} already.`);
  const packed = findPacked(packages);
  writeTemplate('area', folder, name);
  if (workspace) writeManifest(folder, createManifest(name, areaPackages));
  else {
    writeTemplate('repository', folder, name);
    writeManifest(folder, createRepositoryManifest(name, copyPacked(packed, folder)));
  }
  if (install) installPackages(folder, { workspace, isPacked: packages !== undefined });
  print(`\n${path.basename(folder)} is made, with a page at /${name}.\n`);
  print(
    workspace
      ? `See it:  pnpm dev ${name}`
      : `See it beside a site that runs:
  cd ${name}
${install ? '' : '  npx pnpm@12.21.0 install\n'}  FOOTHOLD_URL=https://jobs.example.ng npx foothold dev\nAll else stands in its README.`,
  );
}

const print = (text) => process.stdout.write(`${text}\n`);

function parseOptions(args) {
  const options = { packages: { type: 'string' }, 'no-install': { type: 'boolean' } };
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Error(usage);
  }
  const { positionals, values } = parsed;
  if (positionals.length !== 1) throw new Error(usage);
  const name = positionals[0].replace(/^mfe-/, '');
  // It becomes part of addresses and of global names.
  if (name === 'shell') throw new Error("'shell' cannot be an area: it is the name of what loads them.");
  if (!/^[a-z]{2,20}$/.test(name))
    throw new Error(`'${name}' cannot be an area: a name has 2 to 20 small letters and nothing else.`);
  return { name, packages: values.packages, install: !values['no-install'] };
}

/** The workspace of this command, where it runs in one and not from an installed package. */
function findWorkspace() {
  const workspace = path.resolve(here, '../..');
  const isInside = !here.split(path.sep).includes('node_modules') && `${process.cwd()}/`.startsWith(`${workspace}/`);
  return isInside ? workspace : undefined;
}

/** Copies files whose name and text may hold the name of the area. */
function writeTemplate(template, folder, name) {
  const source = path.join(here, 'template', template);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const rename = (text) => text.replace(/\breports\b/g, name).replace(/\bReports\b/g, title);
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // A packed package has no files with these names.
    const target = path.join(folder, rename(path.relative(source, file)).replace(/^dot-/, '.'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(file, 'utf8')), { mode: entry.name.endsWith('.sh') ? 0o755 : 0o644 });
  }
}

const writeManifest = (folder, manifest) =>
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** Versions are those of this package: exact ones when it is packed, the workspace's own before. */
const pickPackages = (names) => Object.fromEntries(names.map((name) => [name, devDependencies[name]]));

const sorted = (packages) => Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));

const createManifest = (name, packages) => ({
  name: `@foothold/mfe-${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: { dev: 'foothold dev', test: 'foothold test', build: 'foothold build' },
  devDependencies: sorted({ ...pickPackages(packages), foothold: devDependencies['@foothold/shared'] }),
});

function createRepositoryManifest(name, packed) {
  const {
    scripts,
    devDependencies: packages,
    ...manifest
  } = createManifest(name, [...areaPackages, ...repositoryPackages]);
  return {
    ...manifest,
    name: `mfe-${name}`,
    engines: { node: '>=20.19' },
    scripts: { ...scripts, types: 'tsc', e2e: 'playwright test' },
    peerDependencies: Object.fromEntries(peers.map((peer) => [peer, `^${packages[peer]}`])),
    devDependencies: { ...packages, ...packed },
  };
}

/** The packed packages in a folder, by name. */
function findPacked(folder) {
  if (!folder) return {};
  const files = { foothold: `foothold-${version}.tgz`, '@foothold/shared': `foothold-shared-${version}.tgz` };
  const missing = Object.values(files).filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length) throw new Error(`${path.resolve(folder)} has no ${missing.join(' and no ')}.`);
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, path.join(folder, file)]));
}

/** Copies packed packages into the repository, which then stands alone. Returns how its package.json names them. */
function copyPacked(packed, folder) {
  const entries = Object.entries(packed).map(([name, file]) => {
    const target = `packages/${path.basename(file)}`;
    cpSync(file, path.join(folder, target));
    return [name, `file:${target}`];
  });
  return Object.fromEntries(entries);
}

/** By the pnpm that runs this, else by one of the version that Foothold is built with. */
function installPackages(folder, { workspace, isPacked }) {
  const running = process.env.npm_execpath ?? '';
  // An `npx --package` that runs this leaves its option to the next, so that one names its package too.
  const pnpm = /pnpm/.test(running) ? toProgram(running) : ['npx', '--yes', '--package=pnpm@12.21.0', 'pnpm'];
  const [program, ...args] = [...pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const options = { cwd: workspace ?? folder, stdio: 'inherit', shell: process.platform === 'win32' };
  if (spawnSync(program, args, options).status !== 0)
    throw new Error(
      `${path.basename(folder)} is made, but what it needs could not be installed, as it says above. Then: pnpm install.
${workspace || isPacked ? '' : 'Where no registry has these packages, delete it and name the folder that does: --packages.'}`.trim(),
    );
}

/** pnpm may be a script or an executable. */
const toProgram = (file) => (/\.[cm]?js$/.test(file) ? [process.execPath, file] : [file]);
