/** Sends a message to the listeners of a channel. Must not throw. */
export type Publish = (channel: string, payload: string) => void;

const publishByDb = new WeakMap<object, Publish>();
const publishByTx = new WeakMap<object, Publish>();

/** Sets what publishes the messages of this database, instead of the database itself (NOTIFY). */
export const registerPublish = (db: object, publish: Publish): void => void publishByDb.set(db, publish);

/** What publishes a message: at the commit of a transaction, else at once. Undefined where the database does it. */
export const findPublish = (db: object): Publish | undefined => publishByTx.get(db) ?? publishByDb.get(db);

/** Keeps the messages of a transaction until it is committed. */
export function holdMessages(db: object) {
  const publish = publishByDb.get(db);
  const held = new Map<string, Set<string>>();
  return {
    hold(tx: object): void {
      if (!publish) return;
      publishByTx.set(tx, (channel, payload) => {
        const payloads = held.get(channel) ?? new Set();
        held.set(channel, payloads.add(payload));
      });
    },
    publishAll(): void {
      for (const [channel, payloads] of held) for (const payload of payloads) publish?.(channel, payload);
    },
  };
}
