import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, type Random } from '../../server/demo/random';
import { resetSlowest, waitUntilCalm } from './answers';
import type { Fault } from './fault';
import { faults } from './faults';
import { type Load, startLoad } from './load';
import type { Engine, Options } from './options';
import { countFindings, type Report } from './report';
import { isReady } from './servers';
import { openSite, type Site } from './site';
import { verify } from './verify';

/** Milliseconds between two comparisons of the ledger with what is there. */
const verifyEvery = 30_000;

export interface Run {
  engine: Engine;
  options: Pick<Options, 'only' | 'port' | 'clients'>;
  random: Random;
  /** Milliseconds. */
  duration: number;
  /** The folder of PostgreSQL's programs, for that engine. */
  programs: string | undefined;
  /** Aborts when the run is to end early. */
  signal: AbortSignal;
  print(line: string): void;
}

/** Lets things go wrong on one engine for a time, and reports what was found. */
export async function runOnEngine({
  engine,
  options,
  random,
  duration,
  programs,
  signal,
  print,
}: Run): Promise<Report> {
  const site = await openSite(engine, options.port, programs);
  print(`\n${engine}${site.cluster ? ` ${site.cluster.version}, ${site.servers.length} servers` : ''}`);
  const possible = pickPossible(site, options.only, print);
  const load = await startLoad(
    site.servers.map(({ origin }) => origin),
    // One of its own: how often clients draw depends on the machine.
    createRandom(random.int(0, 1_000_000)),
    { clients: options.clients },
  );
  const report = { engine, rounds: 0, ledger: load.ledger };
  const [slowest, slowestFailures, recoveries]: [number[], number[], number[]] = [[], [], []];
  const until = performance.now() + duration;
  let mayHaveLeft = false;
  let verified = performance.now();
  let findings = await checkNow(site, load, { mayHaveLeft, print });
  const undisturbed = await measureUndisturbed(load);
  print(`        without a fault: slowest answer ${Math.round(undisturbed)} ms`);

  while (performance.now() < until && !signal.aborted && countFindings(findings) === 0) {
    const [first] = possible;
    const fault = first && random.chance(0.5) ? first : random.pick(possible);
    await pause(random.int(300, 3000));
    report.rounds += 1;
    mayHaveLeft ||= fault.leavesFiles;
    resetSlowest(load.answers);
    const done = await fault.run(site, random);
    const end = performance.now();
    print(`  ${String(report.rounds).padStart(4)}  ${fault.name}: ${done}; ${load.ledger.acknowledged} acknowledged`);
    await waitUntilReady(site);
    if (fault.answersSoon) {
      await load.drain();
      const { slowest: answer, slowestFailure: failure } = load.answers;
      slowest.push(answer.milliseconds);
      if (failure.what) slowestFailures.push(failure.milliseconds);
      const recovery = await waitUntilCalm(load.answers, end);
      recoveries.push(recovery);
      const [slow, failed] = [answer, failure].map(
        ({ what, milliseconds }) => `${Math.round(milliseconds)} ms (${what})`,
      );
      print(`        slowest failure ${failed}, answer ${slow}, last failure ${Math.round(recovery)} ms after the end`);
    }
    if (performance.now() - verified < verifyEvery) continue;
    findings = await checkNow(site, load, { mayHaveLeft, print });
    verified = performance.now();
    mayHaveLeft = false;
  }
  if (countFindings(findings) === 0) {
    await load.settle(signal);
    findings = await checkNow(site, load, { mayHaveLeft, print });
  }
  printDetails(print, load, findings, site.logFile);
  const unexpected = [...load.unexpected.values()].reduce((sum, count) => sum + count, 0);
  const times = { undisturbed, slowest, slowestFailures, recoveries, restarts: site.restarts };
  return { ...report, findings, unexpected, kills: site.kills, ...times };
}

/** Milliseconds. */
const undisturbedTime = 6_000;

/** Resolves to the milliseconds of the slowest answer to the same load while nothing goes wrong, to compare others with. */
async function measureUndisturbed(load: Load): Promise<number> {
  resetSlowest(load.answers);
  await pause(undisturbedTime);
  return load.answers.slowest.milliseconds;
}

function pickPossible(site: Site, only: readonly string[], print: Run['print']): Fault[] {
  const wanted = faults.filter(({ name }) => only.length === 0 || only.includes(name));
  const possible = wanted.filter((fault) => {
    const obstacle = fault.findObstacle?.(site);
    if (obstacle) print(`  without ${fault.name}: ${obstacle}`);
    return !obstacle;
  });
  if (possible.length === 0) throw new Error('None of these faults is possible here.');
  return possible;
}

/** Compares while nothing is under way. The server of an embedded database is stopped meanwhile. */
async function checkNow(site: Site, load: Load, { mayHaveLeft, print }: { mayHaveLeft: boolean; print: Run['print'] }) {
  await load.pause();
  site.mailbox.clear();
  if (!site.cluster) for (const server of site.servers) await server.stop();
  const { findings, rows } = await verify(site, load.ledger, mayHaveLeft);
  if (!site.cluster) for (const server of site.servers) await server.start();
  findings.lost.push(...(await load.probe()));
  print(`        compared ${load.ledger.entries.size} requests with ${rows} rows: ${countFindings(findings)} findings`);
  load.resume();
  return findings;
}

const readyLimit = 60_000;

async function waitUntilReady({ servers, logFile }: Site): Promise<void> {
  const until = performance.now() + readyLimit;
  for (const { origin } of servers) {
    while (!(await isReady(origin))) {
      if (performance.now() > until) throw new Error(`${origin} did not recover.\n${await readEnd(logFile)}`);
      await pause(50);
    }
  }
}

const readEnd = async (file: string) => (await readFile(file, 'utf8')).slice(-3000);

const shown = 20;

function printDetails(print: Run['print'], { ledger, unexpected }: Load, findings: Report['findings'], log: string) {
  for (const [name, found] of Object.entries(findings) as [string, string[]][]) {
    for (const line of found.slice(0, shown)) print(`  ${name}: ${line}`);
    if (found.length > shown) print(`  ${name}: and ${found.length - shown} more`);
  }
  const refused = [...ledger.refused].map(([code, count]) => `${code} ${count}`);
  if (refused.length) print(`  refused: ${refused.join(', ')}`);
  if (unexpected.size)
    print(`  unexpected: ${[...unexpected].map(([path, count]) => `${path} ${count}`).join(', ')}; ${log}`);
}
