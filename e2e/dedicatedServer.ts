import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LiveApp } from '@foothold/shared/contract/admin';
import { expect } from '@playwright/test';
import type { Db } from '../server/src/platform/db';
import { openDatabase } from '../server/src/platform/db/openDatabase';
import { findFreePort } from '../server/testing/programs';
import { readEmailsTo } from './emails';
import type { Publication } from './modifiedRelease';
import { type StartedServer, startServer } from './processes';

const workspace = path.resolve(import.meta.dirname, '..');

/** A server for one test file, for what would change the site for all tests. */
export interface DedicatedServer {
  origin: string;
  folder: string;
  /** Runs `pnpm release …` against it and returns the output, also when the command failed. */
  runReleaseCommand(...args: string[]): Promise<string>;
  /** The same from another machine, with the release key of a team. */
  runReleaseCommandWithKey(key: string, ...args: string[]): Promise<string>;
  /** The same as `pnpm release …`, with further variables of the environment. Resolves to its exit code too. */
  runReleaseCommandIn(more: NodeJS.ProcessEnv, ...args: string[]): Promise<CommandResult>;
  /** The texts of the emails to an address, oldest first. */
  readEmailsTo(address: string): Promise<string[]>;
  /** Makes a team that owns these apps, at team@example.ng. Resolves to a release key of it, called CI. */
  createReleaseKey(team: string, apps: readonly string[]): Promise<string>;
  /** Runs `foothold` in the folder of an area, with a key of this server. Resolves to what it prints. */
  runAreaCommand(area: string, key: string, ...args: string[]): Promise<string>;
  /** Lets the scripts of a team's apps lie on other origins. Makes the team where there is none. */
  allowOrigins(team: string, apps: readonly string[], origins: readonly string[]): Promise<void>;
  /** The link with which a published release is seen before it is live. */
  createPreview(app: string, release: string): Promise<string>;
  /** Calls the operator API to publish a release or change what is live. */
  publish(publication: Publication & { base_url?: string }): Promise<void>;
  changeRelease(app: string, change: object): Promise<void>;
  /** What the operator API lists of an app. */
  findApp(app: string): Promise<LiveApp | undefined>;
  /** Puts releases live as a whole, by app. */
  putLive(releases: Readonly<Record<string, string>>): Promise<void>;
  /** Deletes the files of a release, as the cleanup does when nobody can need them any more. */
  removeReleaseFiles(app: string, release: string): Promise<void>;
  /** Stops it and serves the same data from another checkout, or from this one. Rejects with the output of a failed start. */
  serveFrom(checkout?: string): Promise<void>;
  /** Stops it, changes its rows, and serves them. Only one process opens the database at a time. */
  changeDatabase(change: (db: Db) => Promise<unknown>): Promise<void>;
  /** Stops it for as long as this takes, as if there was no connection. */
  whileStopped(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startDedicatedServer(more: NodeJS.ProcessEnv = {}): Promise<DedicatedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-own-'));
  const port = String(await findFreePort());
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: port, DATA_DIR: folder, APP_ORIGIN: origin, RATE_LIMIT: '0', ...more };
  let server: StartedServer | undefined = await startServer('start', [], { cwd: workspace, env });
  // On a slow machine the start itself keeps the process busy, which then refuses calls for a moment.
  const waitUntilReady = () =>
    expect(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200)).toPass({ timeout: 20_000 });
  await waitUntilReady();

  const serveFrom = async (checkout = workspace) => {
    await server?.stop();
    server = undefined;
    server = await startServer('start', [], { cwd: checkout, env });
  };

  const sendOperatorRequest = async (method: string, call: string, body?: unknown) => {
    const { token } = JSON.parse(await readFile(path.join(folder, 'operator.json'), 'utf8')) as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = { method, headers, body: JSON.stringify(body) };
    let response = await fetch(`${origin}/api/${call}`, request);
    while (response.status === 503) {
      await waitUntilReady();
      response = await fetch(`${origin}/api/${call}`, request);
    }
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };

  return {
    origin,
    folder,
    runReleaseCommand: (...args) => runRelease(env, args),
    runReleaseCommandWithKey: (key, ...args) =>
      runRelease({ ...process.env, FOOTHOLD_URL: origin, RELEASE_KEY: key }, args),
    async runAreaCommand(area, key, ...args) {
      const command = [path.join(workspace, 'shared/cli/foothold.mjs'), ...args];
      const env = { ...process.env, FOOTHOLD_URL: origin, RELEASE_KEY: key };
      return (await runNode(command, { cwd: path.join(workspace, `mfe-${area}`), env })).output;
    },
    runReleaseCommandIn: (more, ...args) => runCommand('release', { ...env, ...more }, args),
    async createReleaseKey(team, apps) {
      await runTeams(env, ['create', team, 'team@example.ng', '--apps', apps.join()]);
      const terms = ['--apps', apps.join(), '--may', 'publish,flip,rollback', '--days', '1'];
      return /foothold_release_\S+/.exec(await runTeams(env, ['key', team, 'CI', ...terms]))?.[0] ?? '';
    },
    async allowOrigins(name, apps, origins) {
      const { teams } = (await sendOperatorRequest('GET', 'teams')) as { teams: { id: number; name: string }[] };
      const known = teams.find((team) => team.name === name);
      const body = { name, email: 'team@example.ng', apps, origins };
      await sendOperatorRequest(known ? 'PUT' : 'POST', known ? `teams/${known.id}` : 'teams', body);
    },
    async createPreview(app, release) {
      const { url } = (await sendOperatorRequest('POST', `releases/${app}/previews`, { release })) as { url: string };
      return url;
    },
    publish: (publication) => sendOperatorRequest('POST', 'releases', publication),
    changeRelease: (app, change) =>
      sendOperatorRequest('PUT', `releases/${app}`, { reason: 'End-to-end test', change }),
    async findApp(app) {
      const { apps } = (await sendOperatorRequest('GET', 'releases')) as { apps: LiveApp[] };
      return apps.find((one) => one.app === app);
    },
    readEmailsTo: (address) => readEmailsTo(address, folder),
    putLive: (releases) => {
      const changes = Object.entries(releases).map(([app, release]) => ({ app, change: { kind: 'flip', release } }));
      return sendOperatorRequest('PUT', 'releases', { reason: 'End-to-end test', changes });
    },
    removeReleaseFiles: (app, release) => rm(path.join(folder, 'releases', app, release), { recursive: true }),
    serveFrom,
    async changeDatabase(change) {
      await server?.stop();
      server = undefined;
      await changeRows(folder, change);
      await serveFrom();
      await waitUntilReady();
    },
    async whileStopped(work) {
      await server?.stop();
      server = undefined;
      await work();
      await serveFrom();
      await waitUntilReady();
    },
    async stop() {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function changeRows(folder: string, change: (db: Db) => Promise<unknown>): Promise<void> {
  const onLockLost = (cause: Error) => {
    throw cause;
  };
  const { db, close } = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, { onLockLost });
  await change(db).finally(close);
}

interface CommandResult {
  code: number;
  output: string;
}

const runRelease = async (env: NodeJS.ProcessEnv, args: readonly string[]) =>
  (await runCommand('release', env, args)).output;
const runTeams = async (env: NodeJS.ProcessEnv, args: readonly string[]) =>
  (await runCommand('teams', env, args)).output;

const runCommand = (name: string, env: NodeJS.ProcessEnv, args: readonly string[]) =>
  runNode(['--import', 'tsx', `server/src/app/cli/${name}.ts`, ...args], { cwd: workspace, env });

const runNode = (args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) =>
  new Promise<CommandResult>((resolve) => {
    execFile(process.execPath, [...args], options, (failed, out, err) =>
      resolve({ code: Number(failed?.code ?? 0), output: out + err }),
    );
  });
