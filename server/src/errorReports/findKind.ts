import { createHash } from 'node:crypto';
import { type ErrorKind, otherErrors, type ResolvedFrame } from '@foothold/shared/contract/admin';
import { queueEmail } from '../email/emailTemplate';
import type { TaskHandler } from '../email/taskHandler';
import type { Context } from '../platform/context';
import { type Tx, transact } from '../platform/db';
import { lockOwner } from '../platform/releases/owners.queries';
import { errorFoundEmail } from './emails';
import {
  assignKind,
  countMailedKinds,
  findTraceById,
  markMailed,
  markSeen,
  type Trace,
  upsertKind,
} from './kinds.queries';
import type { ErrorTaskPayload } from './service';
import { createStackResolver } from './sourceMaps';

/** New kinds of an app that its team is told of within an hour. */
const maxEmails = 3;
/** Attempts after which a stack is kept as it is: its source maps cannot be read for an hour. */
const maxAttempts = 6;

/**
 * Finds out of which kind a reported error is, and tells the team that owns the app of one that is new, or was away for a
 * week. All of it is one transaction: done twice, it finds the kind known and says nothing.
 */
export function createErrorHandler(context: Context): TaskHandler {
  const resolveStack = createStackResolver(context);
  return async (task) => {
    const trace = await findTraceById(context.db, (task.payload as ErrorTaskPayload).trace_id);
    if (!trace) return;
    const frames = await resolveStack(trace, trace.frames ?? []).catch((cause) => {
      if (task.attempts < maxAttempts) throw cause;
      return resolveStack(trace, []);
    });
    await transact(context.db, (tx) => recordKind(tx, trace, frames));
  };
}

async function recordKind(tx: Tx, trace: Trace, frames: readonly ResolvedFrame[]): Promise<void> {
  const { app, release, route, name, message, breadcrumbs, kind_id } = trace;
  // Before the kind, so that emails about an app are counted one after the other.
  const team = await lockOwner(tx, app);
  const kind =
    kind_id === null
      ? await upsertKind(tx, {
          ...{ app, release, route, name, message, frames, breadcrumbs: breadcrumbs ?? [] },
          fingerprint: toFingerprint(trace, frames),
        })
      : { id: kind_id, is_new: false };
  if (kind_id === null) await assignKind(tx, trace.id, kind.id);
  const was_away = await markSeen(tx, kind.id);
  if (!team || !(kind.is_new || was_away)) return;
  const mailed = await countMailedKinds(tx, app);
  if (mailed >= maxEmails) return;
  const found = await markMailed(tx, kind.id);
  await queueEmail(tx, errorFoundEmail, {
    ...{ team, was_away, is_last: mailed === maxEmails - 1 },
    ...found,
    top_frame: findTopFrame(found.frames),
  });
}

/** Frames by which kinds are told apart. */
const maxFrames = 3;

/**
 * What is the same for an error in each release: its name and the functions of the app's own sources that it came through,
 * without their lines. Where none is known, its message.
 */
function toFingerprint({ name, message, trace_hash }: Trace, frames: readonly ResolvedFrame[]): string {
  if (trace_hash === otherErrors) return otherErrors;
  const own = frames.filter(({ is_own }) => is_own).slice(0, maxFrames);
  const places = own.map((frame) => [frame.source?.file, frame.function]);
  return createHash('sha256')
    .update(JSON.stringify([name, places.length ? places : message]))
    .digest('base64url');
}

/** The first line of a stack in the app's own sources. */
export const findTopFrame = (frames: readonly ResolvedFrame[]): ErrorKind['top_frame'] =>
  frames.find(({ is_own }) => is_own) ?? null;
