/** What requests create: each row holds a text that no other row has, its mark. */
export type Kind = 'account' | 'job' | 'application' | 'document' | 'interview' | 'note';

/** The state of a row that is not there. */
export const absent = 'absent';

/** One row that a request creates, and what later requests do to it, one at a time. */
export interface Entry {
  kind: Kind;
  mark: string;
  /** The hash under which the response to its request is stored. */
  keyHash: string;
  outcome: 'sent' | 'acknowledged' | 'refused';
  id?: number;
  /** The states in which the row may be by now. */
  allowed: Set<string>;
  /** States that somebody asked for without getting a response. A frozen server may reach them at any time. */
  late: Set<string>;
}

/** What was sent and acknowledged. */
export interface Ledger {
  entries: Map<string, Entry>;
  acknowledged: number;
  /** Requests whose connection was lost, or that a server failed to do: they may have been done. */
  unknown: number;
  /** Refused requests by their error code. */
  refused: Map<string, number>;
  /** Sessions and verifications that were acknowledged and are gone. */
  lost: string[];
  /** Requests that were answered differently the second time. */
  differing: string[];
}

export const createLedger = (): Ledger => ({
  entries: new Map(),
  acknowledged: 0,
  unknown: 0,
  refused: new Map(),
  lost: [],
  differing: [],
});

/** To be called before the request that creates a row is sent. */
export function noteCreation(
  ledger: Ledger,
  { kind, mark, keyHash }: Pick<Entry, 'kind' | 'mark' | 'keyHash'>,
  state: string,
) {
  const entry: Entry = { kind, mark, keyHash, outcome: 'sent', allowed: new Set([absent, state]), late: new Set() };
  ledger.entries.set(`${kind} ${mark}`, entry);
  return entry;
}

/** To be called before a request is sent that changes the state of a row. */
export const noteChange = (entry: Entry, state: string): void => void entry.allowed.add(state);

/** A change has no response: it may still happen after a later one, unless nothing leads back from that one. */
export function noteUnknown(ledger: Ledger, entry: Entry, state: string): void {
  ledger.unknown += 1;
  if (entry.kind === 'job' || entry.kind === 'account') entry.late.add(state);
}

export function acknowledge(ledger: Ledger, entry: Entry, state: string, id?: number): void {
  ledger.acknowledged += 1;
  entry.outcome = 'acknowledged';
  entry.allowed = new Set([state, ...entry.late]);
  entry.id ??= id;
}

export function noteRefusal(ledger: Ledger, entry: Entry, code: string): void {
  ledger.refused.set(code, (ledger.refused.get(code) ?? 0) + 1);
  // The session, the account and the verification of whoever sends requests were acknowledged.
  if (['signed_out', 'organization_unverified'].includes(code))
    ledger.lost.push(`${code} at ${entry.kind} ${entry.mark}`);
  if (entry.outcome !== 'sent') return;
  entry.outcome = 'refused';
  entry.allowed = new Set([absent]);
}

/** A row as it was found. */
export interface FoundRow {
  kind: Kind;
  mark: string;
  id: number;
  state: string;
  /** What belongs to it and is not there. */
  missing: string[];
  /** What it has more often than requests asked for. */
  repeated: string[];
}

/** A number of rows that must be equal to another. */
export interface Tally {
  what: string;
  found: number;
  expected: number;
}

/** What the database and the store hold while nothing is under way. */
export interface Snapshot {
  rows: FoundRow[];
  /** Hashes of the keys whose response is stored. */
  answered: ReadonlySet<string>;
  tallies: Tally[];
  /** Rows whose object is missing or has another content. */
  broken: string[];
  /** Objects and temporary files that belong to nothing. */
  orphaned: string[];
}

export interface Findings {
  lost: string[];
  half: string[];
  duplicated: string[];
  orphaned: string[];
}

/** Compares what was acknowledged with what is there. */
export function compare({ entries, lost, differing }: Ledger, snapshot: Snapshot): Findings {
  const findings: Findings = {
    lost: [...lost],
    half: [...snapshot.broken],
    duplicated: [...differing],
    orphaned: [...snapshot.orphaned],
  };
  const found = new Map<string, FoundRow[]>();
  for (const row of snapshot.rows) {
    const name = `${row.kind} ${row.mark}`;
    found.set(name, [...(found.get(name) ?? []), row]);
  }
  for (const [name, entry] of entries) compareEntry(name, entry, found.get(name) ?? [], snapshot.answered, findings);
  for (const { kind, id, missing, repeated } of snapshot.rows) {
    if (missing.length) findings.half.push(`${kind} ${id} without ${missing.join(', ')}`);
    if (repeated.length) findings.duplicated.push(`${kind} ${id} with more than one ${repeated.join(', ')}`);
  }
  for (const { what, found: number, expected } of snapshot.tallies) {
    if (number < expected) findings.half.push(`${number} of ${expected} ${what}`);
    if (number > expected) findings.duplicated.push(`${number} instead of ${expected} ${what}`);
  }
  return findings;
}

function compareEntry(name: string, entry: Entry, rows: FoundRow[], answered: ReadonlySet<string>, findings: Findings) {
  const [row] = rows;
  if (rows.length > 1) findings.duplicated.push(`${name} is there ${rows.length} times`);
  const state = row?.state ?? absent;
  if (entry.outcome === 'refused' && row) findings.half.push(`${name} was refused and is there`);
  else if (!entry.allowed.has(state))
    findings.lost.push(`${name} is ${state} and not ${[...entry.allowed].join(' or ')}`);
  else if (row && entry.id !== undefined && row.id !== entry.id) findings.lost.push(`${name} is another row`);

  const isAnswered = answered.has(entry.keyHash);
  if (!isAnswered && (row || entry.outcome === 'acknowledged')) findings.half.push(`${name} without its response`);
  if (isAnswered && !row && entry.outcome === 'sent') findings.half.push(`the response of ${name} without it`);
}
