import type { Findings, Ledger } from './ledger';

/** What happened on one engine. */
export interface Report {
  engine: string;
  rounds: number;
  kills: number;
  ledger: Ledger;
  findings: Findings;
  /** Failures of servers with the code `unexpected`. */
  unexpected: number;
  /** Milliseconds until a killed server was ready again. */
  restarts: readonly number[];
  /** Milliseconds of the slowest answer before the first fault. */
  undisturbed: number;
  /** Milliseconds of the slowest failure in each fault in which servers are to answer soon. */
  slowestFailures: readonly number[];
  /** The same of all answers: also of those to requests that waited, and then came together when the fault was over. */
  slowest: readonly number[];
  /** Milliseconds after the end of each of those at which something last failed. */
  recoveries: readonly number[];
}

const columns: readonly (readonly [heading: string, read: (report: Report) => string | number])[] = [
  ['engine', ({ engine }) => engine],
  ['rounds', ({ rounds }) => rounds],
  ['kills', ({ kills }) => kills],
  ['acknowledged', ({ ledger }) => ledger.acknowledged],
  ['lost', ({ findings }) => findings.lost.length],
  ['half', ({ findings }) => findings.half.length],
  ['duplicated', ({ findings }) => findings.duplicated.length],
  ['orphaned', ({ findings }) => findings.orphaned.length],
  ['refused', ({ ledger }) => [...ledger.refused.values()].reduce((sum, count) => sum + count, 0)],
  ['unknown', ({ ledger }) => ledger.unknown],
  ['unexpected', ({ unexpected }) => unexpected],
  ['ready again (ms: min, median, max)', ({ restarts }) => formatTimes(restarts)],
  ['slowest: without a fault', ({ undisturbed }) => Math.round(undisturbed)],
  ['failure', ({ slowestFailures }) => formatTimes(slowestFailures)],
  ['answer', ({ slowest }) => formatTimes(slowest)],
  ['last failure', ({ recoveries }) => formatTimes(recoveries)],
];

/** The reports as aligned text, one line each. */
export function renderReports(reports: readonly Report[]): string {
  const lines = [columns.map(([heading]) => heading), ...reports.map(toCells)];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('   ')).join('\n');
}

const toCells = (report: Report) => columns.map(([, read]) => String(read(report)));

function formatTimes(times: readonly number[]): string {
  const sorted = times.map(Math.round).sort((one, other) => one - other);
  if (sorted.length === 0) return '-';
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].join(', ');
}

export const countFindings = (findings: Findings): number =>
  Object.values(findings).reduce((sum, found: string[]) => sum + found.length, 0);
