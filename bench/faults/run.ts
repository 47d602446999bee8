import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compileServer } from '../../server/compile.mjs';
import { createRandom } from '../../server/demo/random';
import { redisProgram } from '../../server/testing/redisServer';
import { cleanUp } from '../harness/tempFolder';
import { workspace } from '../server/startServer';
import { findPrograms } from './cluster';
import { runOnEngine } from './engine';
import { faults } from './faults';
import { type Options, parseOptions, usage } from './options';
import { countFindings, type Report, renderReports } from './report';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const interrupted = new AbortController();
let interruptedAt = Number.NEGATIVE_INFINITY;

/** `pnpm faults` does to servers under load what happens to servers, and looks for what was lost. */
async function main(options: Options): Promise<void> {
  print(`Seed ${options.seed}, ${options.minutes} minutes`);
  await build();
  const programs = await findPrograms();
  const random = createRandom(options.seed);
  const reports: Report[] = [];
  try {
    for (const engine of options.engines) {
      if (interrupted.signal.aborted) break;
      const missing =
        engine !== 'pglite' && !programs ? 'PostgreSQL' : engine === 'machines' && !redisProgram && 'Redis';
      if (missing) {
        print(`\n${engine}\n  skipped: ${missing} is not installed here`);
        continue;
      }
      const duration = (options.minutes * 60_000) / options.engines.length;
      const own = engine === 'pglite' ? undefined : programs;
      const run = { engine, options, random, duration, programs: own, signal: interrupted.signal, print };
      reports.push(await runOnEngine(run).finally(cleanUp));
    }
  } finally {
    print(`\n${renderReports(reports)}`);
  }
  if (reports.some(({ findings }) => countFindings(findings) > 0)) process.exitCode = 1;
}

/** Production serves what is built. */
async function build(): Promise<void> {
  await compileServer();
  const script = ['shared/cli/foothold.mjs', 'build'];
  const [code] = await once(spawn(process.execPath, script, { cwd: workspace, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('The build failed, as it says above.');
}

/** Ends the run in order, after the round that is under way; at once when asked again. */
function interrupt(): void {
  // A terminal and pnpm may both pass on one Ctrl+C.
  if (performance.now() - interruptedAt < 500) return;
  interruptedAt = performance.now();
  if (interrupted.signal.aborted) return void cleanUp().finally(() => process.exit(1));
  print('  ending after this round; once more ends at once');
  interrupted.abort();
}

/** Leaves no server behind, also where the command itself fails. */
function fail(cause: unknown): void {
  process.stderr.write(`${(cause as Error).stack}\n`);
  void cleanUp().finally(() => process.exit(1));
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);

function readOptions(): Options | undefined {
  try {
    return parseOptions(
      process.argv.slice(2).filter((argument) => argument !== '--'),
      faults.map(({ name }) => name),
    );
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n\n${usage}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

const options = readOptions();
if (options)
  await main(options)
    // Whatever may still hold a connection open.
    .then(() => process.exit(), fail);
