import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db';
import { fail } from './fail';
import { claimKey, deleteUnansweredKey, findKey, saveResponse } from './idempotency.queries';
import type { Call } from './route';

/** The response of a call as it is sent. */
export interface WireResponse {
  status: number;
  body: string | Buffer;
  cookies: string[];
}

interface IdempotentCall {
  key: string;
  /** Caller and endpoint: keys of different scopes are independent. */
  scope: string;
  /** The whole request, to detect a key that is reused for another one. */
  content: string;
}

/** Stores the response of a call for its retries, in the transaction of its work. */
export type SaveResponse = (tx: Tx, response: WireResponse) => Promise<void>;

/**
 * Runs a call once for each idempotency key: a retry gets the first response again. `run` saves the response in the
 * transaction of its work, so that neither exists without the other. Responses may hold a session token, so they are
 * stored encrypted with a key that is derived from the request itself.
 */
export async function runOnce(
  db: Db,
  { key, scope, content }: IdempotentCall,
  run: (save: SaveResponse) => Promise<WireResponse>,
): Promise<WireResponse> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    fail('invalid_input', { 'Idempotency-Key': 'Use 1 to 200 visible characters.' });
  const key_hash = digest(`${scope}\n${key}`);
  const request_hash = digest(content);

  const claim = { key_hash, claim: randomUUID() };
  if (!(await claimKey(db, { ...claim, request_hash }))) {
    const earlier = await findKey(db, key_hash);
    if (!earlier) fail('request_in_flight', undefined, { retryAfter: 1 });
    if (earlier.request_hash !== request_hash)
      fail('invalid_input', { 'Idempotency-Key': 'This key was used for another request.' });
    if (!earlier.answer) fail('request_in_flight', undefined, { retryAfter: 1 });
    return JSON.parse(decrypt(earlier.answer, key, content)) as WireResponse;
  }

  const save: SaveResponse = async (tx, response) => {
    const isSaved = await saveResponse(
      tx,
      claim,
      encrypt(JSON.stringify({ ...response, body: String(response.body) }), key, content),
    );
    if (!isSaved) fail('request_in_flight', undefined, { retryAfter: 1 });
  };
  // Has no effect where the work was committed, although this process may not know it.
  return run(save).catch(async (cause) => {
    await deleteUnansweredKey(db, claim);
    throw cause;
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const deriveKey = (key: string, content: string) =>
  Buffer.from(hkdfSync('sha256', content, key, 'foothold idempotent answer', 32));

function encrypt(text: string, key: string, content: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key, content), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function decrypt(sealed: string, key: string, content: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, content), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** What makes a retry the same call. */
export function toIdempotentCall(key: string, request: FastifyRequest, { user, body, files }: Call) {
  const hashes = Object.entries(files).map(([name, file]) => [name, file?.sha256]);
  return {
    key,
    scope: `${user?.user_id ?? 'anyone'} ${request.method} ${request.url.split('?')[0]}`,
    content: JSON.stringify([body, hashes]),
  };
}
