import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { Endpoint, FieldErrors } from '@foothold/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getErrorCode } from '../db/errorCodes';
import { createFolder } from '../folders/createFolder';
import { type Inspection, inspectFile } from '../inspection';
import { toNetwork } from '../rateLimits/network';
import type { RateLimiter } from '../rateLimits/rateLimiter';
import { createMeasure } from '../telemetry/measurements';
import { Failure, fail } from './fail';
import { fileKinds } from './fileKinds';
import { limitInspections } from './limitInspections';
import { toFileName, toPlainName } from './uploadNames';

const maxTextBytes = 128 * 1024;
const maxDiscardedBytes = 32 * 1024 * 1024;

/** A received file of an allowed type, which is deleted when the call ends unless it was moved away. */
export interface Upload {
  path: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
}

export interface ReceivedForm {
  body: Record<string, string>;
  files: Record<string, Upload>;
  /** What is wrong with the parts, one sentence per field. */
  problems: FieldErrors;
  /** Deletes the files that are left. */
  discard(): Promise<void>;
}

/** Streams the files of a multipart request into a folder, and deletes them when this fails. */
export async function receiveForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { files: names, fileSubstitutes, optionalFiles, accepts }: Endpoint,
  { uploadFolder, rateLimiter }: { uploadFolder: string; rateLimiter: RateLimiter },
): Promise<ReceivedForm> {
  if (!request.isMultipart()) fail('unsupported_media_type');
  const paths: string[] = [];
  const createPath = () => {
    const path = join(uploadFolder, `upload-${randomUUID()}`);
    paths.push(path);
    return path;
  };
  const left = new AbortController();
  const leave = () => left.abort();
  reply.raw.once('close', leave);
  const { user, ip } = request;
  // The bearer of a release key is no user: keys keep each other's uploads from nothing.
  const sender = user?.key ? `release key ${user.key.id}` : user ? `account ${user.user_id}` : toNetwork(ip);
  const inspect = (path: string) =>
    limitInspections(rateLimiter, sender, () => inspectFile(path, accepts, { from: sender, signal: left.signal }));
  // Most were moved away, and to fail to delete them takes longer than to look.
  const discard = async () => void (await Promise.all(paths.filter(existsSync).map(removeIfThere)));
  const received: ReceivedForm = { body: {}, files: {}, problems: {}, discard };
  try {
    const { maxBytes } = fileKinds[accepts];
    const limits = { fileSize: maxBytes, fieldSize: maxTextBytes, files: names.length + 2, fields: 40, parts: 50 };
    for await (const part of request.parts({ limits }))
      await readPart(part, { names, accepts, createPath, inspect }, received);
    const required = names.filter((name) => !optionalFiles.includes(name));
    const missing = required.filter((name) => !received.files[name] && !received.body[fileSubstitutes[name] ?? '']);
    for (const name of missing) received.problems[name] ??= 'Choose a file.';
    return received;
  } catch (cause) {
    discardRest(request.raw);
    await discard();
    throw isKnownError(cause) ? cause : new Failure('bad_request');
  } finally {
    // Nothing waits for an inspection any more, and to abort takes the stack for an error.
    reply.raw.off('close', leave);
  }
}

async function removeIfThere(path: string) {
  await unlink(path).catch((cause: unknown) => {
    if (getErrorCode(cause) !== 'ENOENT') throw cause;
  });
}

/** Failures and errors of the disk are passed on; any other error means that the form is broken off or invalid. */
const isKnownError = (cause: unknown) =>
  cause instanceof Failure ||
  (typeof cause === 'object' && cause !== null && ('syscall' in cause || 'statusCode' in cause));

/**
 * Reads what is left of a request that is refused: a browser reads the response only once it has sent everything. Who
 * sends more than a form may hold loses the connection.
 */
function discardRest(raw: IncomingMessage): void {
  let rest = maxDiscardedBytes;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    rest -= chunk.length;
    if (rest < 0) raw.destroy();
  });
  raw.resume();
}

interface ExpectedFiles {
  names: readonly string[];
  accepts: Endpoint['accepts'];
  createPath(): string;
  inspect(path: string): Promise<Inspection>;
}

async function readPart(part: Multipart, expected: ExpectedFiles, { body, files, problems }: ReceivedForm) {
  if (part.type === 'field') {
    if (part.valueTruncated) problems[part.fieldname] = 'This text is too long.';
    body[part.fieldname] = String(part.value);
  } else if (expected.names.includes(part.fieldname) && !files[part.fieldname]) {
    files[part.fieldname] = await measureUpload(() => saveUpload(part, expected));
  } else {
    part.file.resume();
  }
}

const publishUpload = createMeasure('uploadEnded');

async function measureUpload(save: () => Promise<Upload>): Promise<Upload> {
  try {
    const upload = await save();
    publishUpload({ result: 'received', bytes: upload.size });
    return upload;
  } catch (cause) {
    publishUpload({ result: cause instanceof Failure ? 'refused' : 'failed', bytes: 0 });
    throw cause;
  }
}

async function saveUpload(
  { file, filename, fieldname }: MultipartFile,
  { accepts, createPath, inspect }: ExpectedFiles,
): Promise<Upload> {
  const path = createPath();
  const kind = fileKinds[accepts];
  const hash = createHash('sha256');
  let size = 0;
  const target = await createFile(path);
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await target.writeFile(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  if (file.truncated) fail('too_large', { [fieldname]: kind.tooLargeMessage }, { sentence: kind.tooLargeMessage });
  const { type, advice } = size > 0 ? await inspect(path) : {};
  if (advice) fail('wrong_file_type', { [fieldname]: advice }, { sentence: advice });
  if (!type) {
    const sentence = size === 0 ? 'This file is empty.' : kind.toWrongTypeMessage(toPlainName(filename));
    fail('wrong_file_type', { [fieldname]: sentence }, { sentence });
  }
  return { path, name: toFileName(filename, type), type, size, sha256: hash.digest('hex') };
}

/** Opens a new file. Its folder is most often there. */
const createFile = (path: string): Promise<FileHandle> =>
  open(path, 'wx', 0o600).catch(async (cause: unknown) => {
    if (getErrorCode(cause) !== 'ENOENT') throw cause;
    await createFolder(dirname(path));
    return open(path, 'wx', 0o600);
  });
