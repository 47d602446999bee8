import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Random } from '../../server/demo/random';
import { act } from './actions';
import type { Answers } from './answers';
import { createLedger, type Ledger } from './ledger';
import { createMarket, registerCompany, registerStudent } from './market';
import { probeApplications } from './probe';
import { createOutbox, type Outbox } from './requests';
import { admin } from './site';

/** Many clients that apply, post, decide and upload, one request after another each. */
export interface Load {
  ledger: Ledger;
  /** How often servers failed unexpectedly, by what they were asked. */
  unexpected: ReadonlyMap<string, number>;
  answers: Answers;
  /** Waits for the answers to what is under way. */
  drain(): Promise<void>;
  /** How often there was no final response, by the status or the error. */
  interrupted: ReadonlyMap<string, number>;
  /** Lets nothing more be sent, and waits for what is under way. */
  pause(): Promise<void>;
  resume(): void;
  /** Asks for some of what was acknowledged through the API. Resolves to what is not there. */
  probe(): Promise<string[]>;
  /** Sends nothing new, and waits for a final response to everything, or until `signal` aborts. */
  settle(signal: AbortSignal): Promise<void>;
}

const defaultClients = 10;
/** Requests without a response that wait to be sent again, for each client. */
const maxUnsettled = 20;
const startingStudents = 25;
const startingCompanies = 5;

interface LoadOptions {
  clients?: number;
  /** Resolves when a further request may be sent. */
  mayPass?(): Promise<void>;
}

/** Registers the first people, and begins. */
export async function startLoad(
  origins: readonly string[],
  random: Random,
  { clients = defaultClients, mayPass = () => Promise.resolve() }: LoadOptions = {},
): Promise<Load> {
  const gate = createGate();
  const ledger = createLedger();
  const outbox = createOutbox(
    ledger,
    () => random.pick(origins),
    () => mayPass().then(gate.mayPass),
  );
  const market = createMarket();
  await register(outbox, market, origins[0] ?? '');

  let isStopped = false;
  const runClient = async () => {
    while (!isStopped) {
      await act(outbox, market, random);
      // Where there is nothing to do, others must have their turn.
      do await pause(1);
      while (outbox.unsettled.size > maxUnsettled * clients);
    }
  };
  const running = Array.from({ length: clients }, runClient);
  return {
    ledger,
    unexpected: outbox.unexpected,
    answers: outbox.answers,
    drain: async () => void (await Promise.all([...outbox.inFlight])),
    interrupted: outbox.interrupted,
    async pause() {
      gate.close();
      // Whoever has passed the gate has sent by then.
      await setImmediate();
      while (outbox.inFlight.size > 0) await Promise.all(outbox.inFlight);
    },
    resume: gate.open,
    probe: () => probeApplications(random.pick(origins), market, random),
    async settle(signal) {
      isStopped = true;
      await Promise.all(running);
      while (outbox.unsettled.size > 0 && !signal.aborted) await pause(100);
    },
  };
}

async function register(outbox: Outbox, market: ReturnType<typeof createMarket>, origin: string): Promise<void> {
  const { token } = await callAdmin(origin, 'POST', '/login', {
    email: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  });
  for (let count = 0; count < startingStudents; count += 1) await registerStudent(outbox, market);
  for (let count = 0; count < startingCompanies; count += 1)
    await registerCompany(outbox, (company) => market.companies.push(company));
  for (const { role_id } of market.companies)
    await callAdmin(origin, 'PUT', `/verify-organization/${role_id}`, {}, token);
}

async function callAdmin(origin: string, method: string, path: string, body: object, token?: string) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { token: string };
}

function createGate() {
  let opened = Promise.resolve();
  let open = () => {};
  return {
    mayPass: () => opened,
    open: () => open(),
    close() {
      opened = new Promise((resolve) => (open = resolve));
    },
  };
}
