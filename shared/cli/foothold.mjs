#!/usr/bin/env node
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const usage = `Use it as:
  foothold new reports   writes a new area with a page and its tests: a repository of its own, or a folder of this workspace
In the folder of an area:
  foothold dev           runs it from its sources, the rest as it is at FOOTHOLD_URL
  foothold test          runs its unit tests
  foothold build         builds it
  foothold release       builds it, checks it and puts it live at FOOTHOLD_URL; --help lists what else
  foothold releases      lists its releases
  foothold errors        lists the errors that its pages have met; with a number that one's stack`;

/** The folder of `@foothold/shared` as the code in the current folder imports it. */
function findShared() {
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  try {
    return path.dirname(resolve('@foothold/shared/package.json'));
  } catch {
    throw new Error('Run it in the folder of an area, after its packages were installed.');
  }
}

async function run([command, ...args]) {
  if (command === 'new' && !args.includes('--help')) return (await import('./new.mjs')).runNew(args);
  const isKnown = ['new', 'dev', 'test', 'build', 'release', 'releases', 'errors'].includes(command);
  // Those of tests and releases are their own.
  const asksForHelp = args.includes('--help') && !['test', 'release'].includes(command);
  if (!isKnown || asksForHelp) {
    process.stdout.write(`${usage}\n`);
    if (!isKnown && !['help', '--help', '-h', undefined].includes(command)) process.exitCode = 1;
    return;
  }
  // Its sources are TypeScript, which this version of Node does not run by itself.
  const shared = findShared();
  const { resolve } = createRequire(path.join(shared, 'package.json'));
  await import(pathToFileURL(resolve('tsx')).href);
  const { runCommand } = await import(pathToFileURL(path.join(shared, 'commands/run.ts')).href);
  await runCommand(command, args);
}

run(process.argv.slice(2)).catch((failure) => {
  process.stderr.write(`\n${failure.message}\n`);
  process.exitCode = 1;
});
