import type { Compiler, Stats } from '@rspack/core';
import type { ReleaseRecord } from '../../boot';
import type { App } from '../apps';
import { computeIntegrity } from '../releaseId';
import { getEntryFile, readDevRecord } from './devRecord';

interface CompilationReporter {
  /** Whether records name the hash of the entry, for a shell that asks for it. */
  withIntegrity?: boolean;
  /** Called when an app was compiled, before pages are served and open pages are informed. */
  onRecord(record: ReleaseRecord): void;
  log(line: string): void;
}

/**
 * Reports an app's release record and the duration or the errors of each compilation, before anybody learns that it is
 * done. Without the stage, the compilation of several apps counts as done while the last one's record is still being
 * read, and a page is served without that app.
 */
export function reportCompilations(
  compiler: Compiler,
  app: App,
  { withIntegrity, onRecord, log }: CompilationReporter,
): void {
  compiler.hooks.done.tapPromise({ name: 'reportCompilations', stage: -100 }, async (stats) => {
    // The declaration itself may be invalid: the previous record then stays in use.
    await readDevRecord(app, withIntegrity ? hashEntry(app, stats) : undefined).then(onRecord, (cause: Error) => {
      if (!stats.hasErrors()) log(`does not fit: ${app}\n${cause.message}`);
    });
    if (stats.hasErrors()) return log(formatErrors(app, stats));
    log(`compiled   ${app.padEnd(10)} ${getDuration(stats)} ms`);
  });
}

function hashEntry(app: App, { compilation }: Stats): string | undefined {
  const entry = compilation.getAsset(getEntryFile(app));
  return entry && computeIntegrity(entry.source.buffer());
}

const getDuration = ({ startTime, endTime }: Stats) => Math.round(Number(endTime) - Number(startTime));

const formatErrors = (app: App, stats: Stats) =>
  `does not compile: ${app}\n${stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY })}`;
