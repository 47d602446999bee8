import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Runs all checks one after the other, stops at the first that fails, and prints how long each has taken. `--full` adds
 * what is slow and seldom fails: the server's tests on PostgreSQL and the end-to-end tests of accessibility.
 */
const isFull = process.argv.includes('--full');
const workspace = path.resolve(import.meta.dirname, '../..');

interface Step {
  name: string;
  command: string;
  args: readonly string[];
}

const runScript = (script: string, ...args: string[]): Step => ({
  name: [script, ...args].join(' '),
  command: 'pnpm',
  args: ['run', script, ...args],
});

const steps: readonly Step[] = [
  runScript('lint'),
  runScript('typecheck'),
  runScript('build'),
  runScript('unit'),
  ...(isFull ? [runScript('unit:postgres')] : []),
  runScript('e2e', ...(isFull ? [] : ['--project=journeys'])),
];

const times: [name: string, seconds: number][] = [];

async function runStep({ name, command, args }: Step): Promise<boolean> {
  const start = performance.now();
  const child = spawn(command, args, { cwd: workspace, stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = await once(child, 'exit');
  times.push([name, (performance.now() - start) / 1000]);
  return code === 0;
}

function printTimes(failed: string | undefined): void {
  const rows = [...times, ['together', times.reduce((sum, [, seconds]) => sum + seconds, 0)] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, seconds]) => `${name.padEnd(width)}  ${seconds.toFixed(0).padStart(5)} s`);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  if (failed) process.stderr.write(`\nFailed: ${failed}\n`);
}

async function runAll(): Promise<string | undefined> {
  for (const step of steps) if (!(await runStep(step))) return step.name;
  return undefined;
}

const failed = await runAll();
printTimes(failed);
process.exitCode = failed ? 1 : 0;
