import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { Endpoint, Fields } from '@foothold/shared/contract';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { Failure, fail } from './fail';

export const largestFile = 5 * 1024 * 1024;
const longestText = 128 * 1024;

/** A received file whose content was checked. It lies in a folder that goes when the call ends. */
export interface Upload {
  path: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
}

export interface Received {
  body: Record<string, string>;
  files: Record<string, Upload>;
  /** What was wrong with the parts, one sentence a field. */
  problems: Fields;
  /** Removes what is left of the files. */
  discard(): Promise<void>;
}

/** Streams a multipart request into a folder of its own; nothing of it stays when this or the call fails. */
export async function receive(
  request: FastifyRequest,
  { files: names, standIns }: Endpoint,
  folder: string,
): Promise<Received> {
  if (!request.isMultipart()) fail('unsupported_media_type');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await mkdtemp(join(folder, 'upload-'));
  const discard = () => rm(own, { recursive: true, force: true });
  const received: Received = { body: {}, files: {}, problems: {}, discard };
  try {
    const limits = { fileSize: largestFile, fieldSize: longestText, files: names.length + 2, fields: 40, parts: 50 };
    for await (const part of request.parts({ limits })) await take(part, names, own, received);
    const missing = names.filter((name) => !received.files[name] && !received.body[standIns[name] ?? '']);
    for (const name of missing) received.problems[name] ??= 'Choose a file.';
    return received;
  } catch (cause) {
    await discard();
    throw isOurs(cause) ? cause : new Failure('bad_request');
  }
}

/** Failures say what they are, and so does the disk; what is left is a form that breaks off or is none. */
const isOurs = (cause: unknown) =>
  cause instanceof Failure ||
  (typeof cause === 'object' && cause !== null && ('syscall' in cause || 'statusCode' in cause));

async function take(part: Multipart, names: readonly string[], folder: string, { body, files, problems }: Received) {
  if (part.type === 'field') {
    if (part.valueTruncated) problems[part.fieldname] = 'This text is too long.';
    body[part.fieldname] = String(part.value);
  } else if (names.includes(part.fieldname) && !files[part.fieldname]) {
    files[part.fieldname] = await save(part, join(folder, part.fieldname));
  } else {
    part.file.resume();
  }
}

async function save({ file, filename, fieldname }: MultipartFile, path: string): Promise<Upload> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(file, measure, createWriteStream(path, { mode: 0o600, flush: true }));
  if (file.truncated) fail('too_large', { [fieldname]: 'This file is larger than 5 MB.' });
  const type = await documentType(path);
  if (!type) fail('wrong_file_type', { [fieldname]: 'Send a PDF, DOC or DOCX file.' });
  return { path, name: plainName(filename), type, size, sha256: hash.digest('hex') };
}

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The type by content, whatever name and type the sender gave; undefined for anything but a document. */
async function documentType(path: string): Promise<string | undefined> {
  const mime = (await fileTypeFromFile(path))?.mime;
  if (mime === pdf || mime === docx) return mime;
  // Old Office files share one container; only Word's holds a stream of this name.
  if (mime !== 'application/x-cfb') return undefined;
  return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le')) ? 'application/msword' : undefined;
}

/** The sender's file name without folders and control characters, short enough to show. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = [...last].filter((character) => character >= ' ' && character !== '\u007f').join('');
  return plain.trim().slice(-120) || 'document';
}
