import type { Socket } from 'node:net';
import { documents } from '../../../testing';
import { hasClamd, infectedPdf, replyAfterFile, startClamd, startFaultyClamd } from '../../../testing/clamd';
import { findFreePort } from '../../../testing/programs';
import { fileKinds } from '../http/fileKinds';
import { ClamdUnavailable, createScan } from '.';

type Stop = () => Promise<void>;
let stops: Stop[] = [];
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

const started = async <Clamd extends { stop: Stop }>(starting: Promise<Clamd>) => {
  const clamd = await starting;
  stops.push(clamd.stop);
  return clamd;
};

const { maxBytes } = fileKinds.documents;

const shortTimeouts = { connection: 5_000, total: 200 };
const scanWithFaulty = async (handle: Parameters<typeof startFaultyClamd>[0], content = documents.pdf) =>
  createScan((await started(startFaultyClamd(handle))).address, shortTimeouts)(content);

(hasClamd ? describe : describe.skip)('a scan by a clamd', () => {
  const startScan = async (settings?: string[]) => createScan((await started(startClamd(settings))).address);

  it('tells clean files from infected ones, over a socket file and over TCP', async () => {
    const port = await findFreePort();
    const { address } = await started(startClamd([`TCPSocket ${port}`, 'TCPAddr 127.0.0.1']));
    for (const scan of [createScan(address), createScan({ host: '127.0.0.1', port })]) {
      expect(await scan(documents.pdf)).toEqual({ status: 'clean' });
      expect(await scan(infectedPdf)).toEqual({
        ...{ status: 'infected', reason: 'Foothold.Test.UNOFFICIAL' },
      });
      expect(await scan(Buffer.alloc(maxBytes, 'a'))).toEqual({ status: 'clean' });
    }
  });

  it('finds a file unscannable when it is larger than StreamMaxLength, whenever clamd says so', async () => {
    const scan = await startScan(['StreamMaxLength 100K']);
    // The reply is lost with its connection in most of these.
    for (const size of Array.from({ length: 20 }, (_, nth) => (nth % 2 ? 150_000 : maxBytes)))
      expect(await scan(Buffer.alloc(size, 'a'))).toEqual({
        status: 'unscannable',
        reason: 'larger than StreamMaxLength',
      });
  });

  it('finds a file unscannable when clamd leaves parts of it out because of a limit', async () => {
    const scan = await startScan(['MaxFileSize 100K', 'AlertExceedsMax yes']);
    expect(await scan(Buffer.alloc(150_000, 'a'))).toEqual({
      ...{ status: 'unscannable', reason: expect.stringMatching(/^Heuristics\.Limits\.Exceeded/) },
    });
  });
});

describe('a scan without a verdict', () => {
  it('is told apart when nobody takes connections', async () => {
    await expect(createScan({ host: '127.0.0.1', port: await findFreePort() })(documents.pdf)).rejects.toThrow(
      ClamdUnavailable,
    );
    const scan = createScan({ path: '/nowhere/clamd.sock' });
    await expect(scan(documents.pdf)).rejects.toThrow('clamd cannot be reached: ENOENT');
  });

  it('is rejected when clamd does not reply in time', async () => {
    await expect(scanWithFaulty((socket) => void socket.resume())).rejects.toThrow('clamd took too long.');
  });

  it('is rejected when clamd reads nothing', async () => {
    const reading = scanWithFaulty((socket) => void socket.pause(), Buffer.alloc(10 * maxBytes));
    await expect(reading).rejects.toThrow('clamd took too long.');
  });

  it.each([
    ['says nothing', ''],
    ['is cut off in the middle of its reply', 'stream: OK'],
    ['says something unknown', 'stream: FINE\0'],
    ['says more than a pass', 'stream: OK, mostly\0'],
    ['finds nothing in particular', 'stream:  FOUND\0'],
    ['reports an error', 'stream: Can’t allocate memory ERROR\0'],
    ['talks without end', 'a'.repeat(5000)],
  ])('is rejected when clamd %s', async (_, reply) => {
    await expect(scanWithFaulty(replyAfterFile(reply))).rejects.toThrow(/^(clamd|The reply of clamd)/);
  });

  it('is rejected when clamd passes a file before it has all of it', async () => {
    const passAtOnce = (socket: Socket) => void socket.once('data', () => socket.pause().write('stream: OK\0'));
    const scanning = scanWithFaulty(passAtOnce, Buffer.alloc(10 * maxBytes));
    await expect(scanning).rejects.toThrow('clamd has no verdict: stream: OK');
  });

  it('is rejected when clamd resets the connection', async () => {
    await expect(
      scanWithFaulty((socket) => void socket.once('data', () => socket.resetAndDestroy())),
    ).rejects.toThrow();
  });
});
