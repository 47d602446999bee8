import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findAppIn } from '../build/apps';
import { isInstalled, workspace } from '../build/workspace';

/** Runs the unit tests of the app in the current folder, by the configuration of the workspace. */
export async function runTests(args: readonly string[]): Promise<void> {
  const { resolve } = createRequire(path.join(workspace, 'package.json'));
  const jest = path.join(path.dirname(resolve('jest/package.json')), 'bin/jest.js');
  const child = spawn(process.execPath, [jest, ...limitToOwn(args)], {
    cwd: workspace,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}

/** In a workspace of several apps, patterns are meant for the files of this one. */
function limitToOwn(args: readonly string[]): readonly string[] {
  if (isInstalled || !findAppIn(process.cwd())) return args;
  const patterns = args.slice(0, args.findIndex((arg) => arg.startsWith('-')) >>> 0);
  const own = patterns.length ? patterns.map((pattern) => `${process.cwd()}/.*${pattern}`) : [`${process.cwd()}/`];
  return [...own, ...args.slice(patterns.length)];
}
