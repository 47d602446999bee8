import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Db, endOfLog, formatLogPosition, parseLogPosition } from '../db';
import type { HttpOptions } from './options';
import { createPositionCookie } from './sessionCookie';

type ReadOptions = Pick<HttpOptions, 'db' | 'replica' | 'config'>;

/** Who reads from where. */
export interface Reading {
  /** For lists that may lack what others did in the last seconds. It has everything that the caller has written. */
  readDb: Db;
  /** Differs between callers whose lists may differ for that reason. */
  position: string | undefined;
}

/** The database of a request's lists. Where a token is sent by hand no cookie comes with it, so that is the primary. */
export function toReading({ headers }: FastifyRequest, { db, replica, config }: ReadOptions): Reading {
  if (!replica || headers.authorization) return { readDb: db, position: undefined };
  const position = createPositionCookie(config.APP_ORIGIN).read(headers.cookie);
  // A cookie that somebody has changed tells nothing of what was written.
  return { readDb: replica.readFrom(position ? (parseLogPosition(position) ?? endOfLog) : undefined), position };
}

/** Remembers in the browser how far a replica must be to have what this call may have written, also when it failed. */
export async function rememberPosition({ headers }: FastifyRequest, reply: FastifyReply, options: ReadOptions) {
  const { replica, config } = options;
  if (!replica || headers.authorization) return;
  // What is committed stays acknowledged where the database cannot be asked any more.
  const position = await replica.loadPosition().catch(() => endOfLog);
  reply.header('set-cookie', createPositionCookie(config.APP_ORIGIN).set(formatLogPosition(position)));
}
