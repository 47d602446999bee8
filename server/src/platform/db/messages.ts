import { type Compilable, type RawBuilder, sql } from 'kysely';
import { prepareStatement } from './prepareStatement';
import { findPublish } from './publish';
import type { Db } from './transact';

/** Sends a message to whoever watches the channel, when the transaction commits. */
export async function sendMessage(db: Db, channel: string, payload: string): Promise<void> {
  const publish = findPublish(db);
  if (publish) publish(channel, payload);
  else await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/**
 * Sends a message for each row of a statement that writes, when its transaction commits, without a second statement.
 * `run` selects as `message` what `toMessage` makes of a payload.
 */
export async function sendMessages(
  db: Db,
  channel: string,
  run: (toMessage: (payload: RawBuilder<string>) => RawBuilder<string>) => Promise<{ message: string }[]>,
): Promise<void> {
  const publish = findPublish(db);
  if (!publish) return void (await run((payload) => sql`pg_notify(${channel}, ${payload})`));
  for (const { message } of await run((payload) => payload)) publish(channel, message);
}

/** Like `sendMessages`, for a statement that is compiled once for all values: see `prepareStatement`. */
export function prepareMessages<V extends object>(
  channel: string,
  build: (
    db: Db,
    values: V,
    toMessage: (payload: RawBuilder<string>) => RawBuilder<string>,
  ) => Compilable<{ message: string }>,
): (db: Db, values: V) => Promise<void> {
  const notify = prepareStatement<V, { message: string }>((db, values) =>
    build(db, values, (payload) => sql`pg_notify(${channel}, ${payload})`),
  );
  const write = prepareStatement<V, { message: string }>((db, values) => build(db, values, (payload) => payload));
  return async (db, values) => {
    const publish = findPublish(db);
    if (!publish) return void (await notify(db, values));
    for (const { message } of (await write(db, values)).rows) publish(channel, message);
  };
}

/** Sends messages, when the transaction commits, that triggers of the database send where it has the listeners. */
export function relayTriggered(db: Db, channel: string, payloads: readonly string[]): void {
  const publish = findPublish(db);
  if (publish) for (const payload of payloads) publish(channel, payload);
}
