import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { parseReply, type Verdict } from './reply';

/** Milliseconds to wait for a connection, and for a scan as a whole. */
interface ClamdTimeouts {
  connection: number;
  /** Must be well below the two minutes for which a file is claimed. */
  total: number;
}

const defaultTimeouts: ClamdTimeouts = { connection: 5_000, total: 60_000 };

/** No clamd takes connections: no file is to blame. */
export class ClamdUnavailable extends Error {
  override name = 'ClamdUnavailable';
}

/** Scans a file. Rejects where there is no verdict on it; a rejection is never a pass. */
export type Scan = (content: Buffer) => Promise<Verdict>;

/** Scans files by the clamd of CLAMD_URL, over a connection each. */
export function createScan(address: NetConnectOpts, { connection, total }: ClamdTimeouts = defaultTimeouts): Scan {
  const withSocket = async (timeout: number, scan: (socket: Socket) => Promise<Verdict>) => {
    const socket = await openSocket(address, connection);
    const timer = setTimeout(() => socket.destroy(new Error('clamd took too long.')), timeout);
    try {
      return await scan(socket);
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
  return (content) =>
    withSocket(total, (socket) => sendFile(socket, content)).catch((failure) => {
      if (!lostReplyCodes.has(failure.code)) throw failure;
      return withSocket(connection, (socket) => sendLength(socket, content)).catch(() => {
        throw failure;
      });
    });
}

/** Whether a clamd takes connections and answers, within a time in milliseconds. */
export async function pingClamd(address: NetConnectOpts, timeout: number): Promise<boolean> {
  try {
    const socket = await openSocket(address, timeout);
    const timer = setTimeout(() => socket.destroy(), timeout);
    try {
      socket.write('zPING\0');
      return (await readReply(socket)) === 'PONG';
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  } catch {
    return false;
  }
}

/**
 * How it fails to write to a connection that clamd has closed. It closes one on which it has refused a file for its size,
 * and with that its reply is lost, so it is asked about the size alone.
 */
const lostReplyCodes = new Set(['EPIPE', 'ECONNRESET']);

async function openSocket(address: NetConnectOpts, timeout: number): Promise<Socket> {
  const socket = connect(address);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(timeout) });
    // An error between two listeners must not end the process.
    return socket.on('error', () => {});
  } catch (cause) {
    socket.on('error', () => {}).destroy();
    const { name, code } = cause as NodeJS.ErrnoException;
    throw new ClamdUnavailable(`clamd cannot be reached: ${name === 'AbortError' ? 'ETIMEDOUT' : code}`);
  }
}

/** The command INSTREAM: chunks with their length in front, the last of them empty. */
async function sendFile(socket: Socket, content: Buffer): Promise<Verdict> {
  let isWhole = false;
  socket.cork();
  announce(socket, content);
  socket.write(content, (failure) => {
    if (failure) return;
    isWhole = true;
    socket.write(toLength(0));
  });
  socket.uncork();
  return parseReply(await readReply(socket), isWhole);
}

/** The same up to the length of the file: the only reply to that is that it is too large. */
function sendLength(socket: Socket, content: Buffer): Promise<Verdict> {
  announce(socket, content);
  return readReply(socket).then((reply) => parseReply(reply, false));
}

function announce(socket: Socket, content: Buffer) {
  socket.write('zINSTREAM\0');
  socket.write(toLength(content.length));
}

function toLength(length: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

const maxReplyLength = 4096;

/** Up to the zero byte that ends it: a reply that is cut off could be the beginning of another. */
function readReply(socket: Socket): Promise<string> {
  let reply = '';
  const toClosedError = () => new Error('clamd closed the connection without a reply.');
  return new Promise<string>((resolve, reject) => {
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      reply += text;
      const end = reply.indexOf('\0');
      if (end >= 0) resolve(reply.slice(0, end));
      else if (reply.length > maxReplyLength) reject(new Error('The reply of clamd is too long.'));
    });
    socket.once('error', reject);
    for (const event of ['end', 'close']) socket.once(event, () => reject(toClosedError()));
  });
}
