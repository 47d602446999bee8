import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { multipart } from '../../server/testing/multipart';
import { type Answers, createAnswers, noteAnswer } from './answers';
import {
  acknowledge,
  type Entry,
  type Kind,
  type Ledger,
  noteChange,
  noteCreation,
  noteRefusal,
  noteUnknown,
} from './ledger';

/** A signed-in account of the load. */
export interface Sender {
  token: string;
  user_id: number;
}

export interface Request {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api. */
  path: string;
  as?: Sender;
  body: Record<string, unknown>;
  files?: Record<string, { name: string; content: Buffer }>;
}

/** What the load needs to send requests and to write them down. */
export interface Outbox {
  ledger: Ledger;
  /** The address of any server. */
  pickOrigin(): string;
  /** Resolves when requests may be sent. */
  mayPass(): Promise<void>;
  /** Requests under way. */
  inFlight: Set<Promise<unknown>>;
  /** Requests without a final response, which are sent again until they have one. */
  unsettled: Set<Promise<unknown>>;
  /** How often servers failed unexpectedly, by what they were asked. */
  unexpected: Map<string, number>;
  answers: Answers;
  /** How often there was no final response, by the status or the error. */
  interrupted: Map<string, number>;
}

export const createOutbox = (ledger: Ledger, pickOrigin: Outbox['pickOrigin'], mayPass: Outbox['mayPass']): Outbox => ({
  ledger,
  pickOrigin,
  mayPass,
  inFlight: new Set(),
  unsettled: new Set(),
  unexpected: new Map(),
  answers: createAnswers(),
  interrupted: new Map(),
});

interface Creation<T> {
  kind: Kind;
  mark: string;
  state: string;
  request: Request;
  readId(body: T): number;
  /** Called once with the first successful response. */
  onDone?(body: T, entry: Entry, request: Request & { key: string }): void;
  /** Called when there is a final response, or none will be waited for. */
  onSettled?(): void;
}

/** Sends a request that creates a row. Resolves when there is a first outcome. */
export function create<T>(outbox: Outbox, creation: Creation<T>): Promise<void> {
  const { kind, mark, state, request, readId, onDone, onSettled } = creation;
  const key = randomUUID();
  const scope = `${request.as?.user_id ?? 'anyone'} ${request.method} /api${request.path}`;
  const keyHash = createHash('sha256').update(`${scope}\n${key}`).digest('hex');
  const entry = noteCreation(outbox.ledger, { kind, mark, keyHash }, state);
  const handleResponse = (body: unknown) => {
    acknowledge(outbox.ledger, entry, state, readId(body as T));
    onDone?.(body as T, entry, { ...request, key });
  };
  return perform(outbox, { ...request, key }, { entry, state, onDone: handleResponse, onSettled });
}

/** Sends a request that changes the state of a row. `onSettled` runs when it has its final response or is given up. */
export function change(
  outbox: Outbox,
  { entry, state, request, onSettled }: { entry: Entry; state: string; request: Request; onSettled(): void },
): Promise<void> {
  noteChange(entry, state);
  const onDone = () => acknowledge(outbox.ledger, entry, state);
  return perform(outbox, request, { entry, state, onDone, onSettled });
}

/** Sends an acknowledged request once more: its response must be the same. */
export async function replay(outbox: Outbox, request: Request & { key: string }, first: unknown): Promise<void> {
  const outcome = await attempt(outbox, request);
  if (outcome.kind === 'open') return;
  const isSame = outcome.kind === 'done' && JSON.stringify(outcome.body) === JSON.stringify(first);
  if (!isSame) outbox.ledger.differing.push(`${request.method} ${request.path} with key ${request.key}`);
}

/** Milliseconds. A key without a response belongs to its request for a minute. */
const giveUpAfter = 100_000;

interface Effect {
  entry: Entry;
  state: string;
  onDone(body: unknown): void;
  onSettled?: (() => void) | undefined;
}

async function perform(
  outbox: Outbox,
  request: Request & { key?: string },
  { entry, state, onDone, onSettled }: Effect,
): Promise<void> {
  const first = await attempt(outbox, request);
  if (first.kind !== 'open') return end(first);
  noteUnknown(outbox.ledger, entry, state);
  const settled = settle().finally(() => outbox.unsettled.delete(settled));
  outbox.unsettled.add(settled);

  function end(outcome: Exclude<Outcome, { kind: 'open' }>) {
    if (outcome.kind === 'done') onDone(outcome.body);
    else noteRefusal(outbox.ledger, entry, outcome.code);
    onSettled?.();
  }
  async function settle() {
    const until = performance.now() + giveUpAfter;
    for (let wait = 200; performance.now() < until; wait = Math.min(2 * wait, 4000)) {
      await pause(wait);
      const outcome = await attempt(outbox, request);
      if (outcome.kind !== 'open') return end(outcome);
    }
    onSettled?.();
  }
}

type Outcome =
  | { kind: 'done'; body: unknown }
  | { kind: 'refused'; code: string }
  /** It may have been done or not. */
  | { kind: 'open' };

async function attempt(outbox: Outbox, request: Request & { key?: string }): Promise<Outcome> {
  for (;;) {
    await outbox.mayPass();
    const sent = send(outbox, request).finally(() => outbox.inFlight.delete(sent));
    outbox.inFlight.add(sent);
    const outcome = await sent;
    if (outcome.kind !== 'unsent') return outcome;
    await pause(100);
  }
}

/** Longer than any server may take. */
const responseTimeout = 30_000;

async function send(
  outbox: Outbox,
  { method, path, as, body, files, key }: Request & { key?: string },
): Promise<Outcome | { kind: 'unsent' }> {
  const content = files
    ? multipart(body, files)
    : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const since = performance.now();
  const note = (outcome: string, isFailure: boolean) =>
    noteAnswer(outbox.answers, `${method} ${path}: ${outcome}`, performance.now() - since, isFailure);
  try {
    const response = await fetch(`${outbox.pickOrigin()}/api${path}`, {
      method,
      headers: {
        ...content.headers,
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      body: content.payload as BodyInit,
      signal: AbortSignal.timeout(responseTimeout),
    });
    const answer = (await response.json()) as { code?: string };
    note(String(response.status), response.status >= 500);
    if (response.ok) return { kind: 'done', body: answer };
    const code = answer.code ?? String(response.status);
    if (code === 'unexpected') count(outbox.unexpected, path);
    const isOpen = response.status >= 500 || response.status === 429 || code === 'request_in_flight';
    if (!isOpen) return { kind: 'refused', code };
    count(outbox.interrupted, `${response.status} ${code}`);
    return { kind: 'open' };
  } catch (cause) {
    const { code = String(cause) } = (cause as { cause?: { code?: string } }).cause ?? {};
    note(code, true);
    if (code === 'ECONNREFUSED') return { kind: 'unsent' };
    count(outbox.interrupted, code);
    return { kind: 'open' };
  }
}

const count = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);
