import type { Breadcrumb, StackFrame } from '@foothold/shared/contract';
import type { ResolvedFrame } from '@foothold/shared/contract/admin';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db';

export interface Trace {
  id: number;
  app: string;
  release: string;
  trace_hash: string;
  name: string;
  message: string;
  route: string;
  kind_id: number | null;
  /** Null once the kind is known. */
  frames: StackFrame[] | null;
  breadcrumbs: Breadcrumb[] | null;
}

export const findTraceById = async (db: Db, id: number): Promise<Trace | undefined> =>
  (await db
    .selectFrom('error_traces')
    .select(['id', 'app', 'release', 'trace_hash', 'name', 'message', 'route', 'kind_id', 'frames', 'breadcrumbs'])
    .where('id', '=', id)
    .executeTakeFirst()) as Trace | undefined;

interface NewKind {
  app: string;
  fingerprint: string;
  name: string;
  message: string;
  release: string;
  route: string;
  frames: readonly ResolvedFrame[];
  breadcrumbs: readonly Breadcrumb[];
}

/** Resolves to the kind's id, and whether nobody has met it before. The row is locked until the transaction ends. */
export async function upsertKind(tx: Tx, { frames, breadcrumbs, ...values }: NewKind) {
  const { app, fingerprint } = values;
  const last = { ...values, frames: JSON.stringify(frames), breadcrumbs: JSON.stringify(breadcrumbs) };
  const inserted = await tx
    .insertInto('error_kinds')
    .values(last)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, is_new: true };
  const { id } = await tx
    .updateTable('error_kinds')
    .set(last)
    .where('app', '=', app)
    .where('fingerprint', '=', fingerprint)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, is_new: false };
}

/** Locks a kind and notes that it was met. Resolves to whether it had been away for a week. */
export async function markSeen(tx: Tx, id: number): Promise<boolean> {
  const kind = await tx
    .selectFrom('error_kinds')
    .select(sql<boolean>`last_seen_at < now() - interval '7 days'`.as('was_away'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable('error_kinds').set({ last_seen_at: sql`now()` }).where('id', '=', id).execute();
  return kind?.was_away ?? false;
}

/** Says which kind a trace is of. Its stack is kept with the kind. */
export const assignKind = (tx: Tx, trace_id: number, kind_id: number) =>
  tx.updateTable('error_traces').set({ kind_id, frames: null, breadcrumbs: null }).where('id', '=', trace_id).execute();

/** How many kinds of an app were mailed in the last hour. */
export const countMailedKinds = async (tx: Tx, app: string): Promise<number> =>
  (
    await tx
      .selectFrom('error_kinds')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('app', '=', app)
      .where('mailed_at', '>', sql<string>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow()
  ).count;

export const markMailed = (tx: Tx, id: number) =>
  tx
    .updateTable('error_kinds')
    .set({ mailed_at: sql`now()` })
    .where('id', '=', id)
    .returning(['id', 'app', 'release', 'route', 'name', 'message', 'frames'])
    .$narrowType<{ frames: ResolvedFrame[] }>()
    .executeTakeFirstOrThrow();
