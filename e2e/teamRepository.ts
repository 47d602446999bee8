import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium';

const workspace = path.resolve(import.meta.dirname, '..');

/** The repository of a team, outside this workspace. */
export interface TeamRepository {
  folder: string;
  /** Runs a command in it as its README says. Resolves to the output, rejects with it where the command fails. */
  run(command: string, env?: NodeJS.ProcessEnv): Promise<string>;
  remove(): Promise<void>;
}

/** Packs the packages and lets the command in them write the repository of an area. */
export async function createTeamRepository(area: string): Promise<TeamRepository> {
  const parent = await mkdtemp(path.join(tmpdir(), 'foothold-team-'));
  const packages = path.join(parent, 'packages');
  await runShell(`${pack} "${packages}"`, workspace);
  const command = `npx --yes --package="$(echo "${packages}"/foothold-[0-9]*.tgz)" -- foothold`;
  await runShell(`${command} new ${area} --packages packages`, parent);
  const folder = path.join(parent, area);
  const { executablePath } = await findChromium({ withPdfViewer: false });
  return {
    folder,
    run: (command, env) => runShell(command, folder, { CHROMIUM_PATH: executablePath, ...env }),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

// By the pnpm of .ci/run, as whoever has none installed runs it.
const pack =
  'npx --yes --package=pnpm@12.21.0 pnpm --filter @foothold/shared --filter foothold pack --pack-destination';

/** What runs these tests says nothing about a repository of another team. */
const inheritedEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|PLAYWRIGHT_|TEST_|JEST_|FORCE_COLOR)/i.test(name)),
);

const runShell = (command: string, cwd: string, env: NodeJS.ProcessEnv = {}) =>
  new Promise<string>((resolve, reject) => {
    const options = { cwd, env: { ...inheritedEnv, ...env }, maxBuffer: 64e6 };
    execFile('bash', ['-c', command], options, (failure, out, err) =>
      failure ? reject(new Error(`${command}\n${out}${err}`)) : resolve(out + err),
    );
  });
