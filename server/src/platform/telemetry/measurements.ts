import { type Channel, channel } from 'node:diagnostics_channel';

/** What the parts of the server tell whoever counts, by name. Nothing in it is personal. */
interface Measurements {
  requestStarted: { isStream: boolean };
  /** `route` is the route pattern. Seconds. */
  requestEnded: { method: string; route: string; status: number; seconds: number; isStream: boolean };
  /** A request that was refused because the caller makes too many, or the server has too many. `kind` is the kind of call. */
  requestRefused: { kind: string; reason: 'rate_limit' | 'busy' };
  uploadEnded: { result: 'received' | 'refused' | 'failed'; bytes: number };
  /** Seconds that a statement or transaction waited for a connection. */
  connectionAcquired: { seconds: number };
  /** SQLSTATE class, or `connection`. */
  statementFailed: { class: string };
  emailEnded: { result: 'sent' | 'retried' | 'refused' | 'given_up' | 'deferred' | 'held' };
  scanEnded: { result: 'clean' | 'infected' | 'unscannable' | 'failed' | 'unavailable' };
  storageFailed: { operation: string };
}

type Name = keyof Measurements;

// Of Node: without a listener, to publish is one comparison.
const channels = new Map<Name, Channel>();
const getChannel = (name: Name): Channel => {
  const existing = channels.get(name);
  if (existing) return existing;
  const created = channel(`foothold:${name}`);
  channels.set(name, created);
  return created;
};

/** The function that publishes measurements of one name. They cost nothing while nobody listens. */
export const createMeasure = <N extends Name>(name: N): ((measurement: Measurements[N]) => void) => {
  const target = getChannel(name);
  return (measurement) => {
    if (target.hasSubscribers) target.publish(measurement);
  };
};

/** Calls back for each measurement of a name in this process. Returns a function that ends it. */
export function onMeasure<N extends Name>(name: N, listener: (measurement: Measurements[N]) => void): () => void {
  const target = getChannel(name);
  const subscriber = (measurement: unknown) => listener(measurement as Measurements[N]);
  target.subscribe(subscriber);
  return () => void target.unsubscribe(subscriber);
}
