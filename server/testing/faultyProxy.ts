import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A proxy on this machine that fails on demand. */
export interface FaultyProxy {
  port: number;
  /** Delays whatever passes, in either direction. */
  setLatency(milliseconds: number): void;
  /** Lets nothing pass, as a cable that was pulled: nobody is told. */
  setHanging(isHanging: boolean): void;
  /** Lets nothing more pass on what is connected by now, as a router that has forgotten it: neither end is told, and only new ones work. */
  forget(): void;
  /** Closes new connections at once. */
  setRefusing(isRefusing: boolean): void;
  /** Ends all connections, whatever is on its way. */
  cut(): void;
  close(): Promise<void>;
}

/** Passes connections at `port` on to `target`; 0 takes a free one. */
export async function openProxy(port: number, target: number): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  /** Counts up when connections are forgotten. */
  let era = 0;
  let latency = 0;
  let isRefusing = false;
  let hanging: Promise<void> | undefined;
  let release = () => {};

  const createDelay = (begun: number) =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const pass = () => done(null, chunk);
        // Never done, so that nothing more is read either.
        if (begun < era) return;
        if (hanging) void hanging.then(pass);
        else if (latency > 0) setTimeout(pass, latency);
        else pass();
      },
    });
  const join = (from: Socket, to: Socket) => {
    const begun = era;
    // The other end of what is forgotten is not told either.
    const end = () => begun === era && to.destroy();
    sockets.add(from);
    from.on('error', end);
    from.on('close', () => {
      sockets.delete(from);
      end();
    });
    from.pipe(createDelay(begun)).pipe(to);
  };

  const server = createServer((client) => {
    if (isRefusing) return client.destroy();
    const upstream = connect(target, '127.0.0.1');
    join(client, upstream);
    join(upstream, client);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => sockets.forEach((socket) => void socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    setLatency: (milliseconds) => (latency = milliseconds),
    setHanging(isHanging) {
      release();
      hanging = isHanging ? new Promise((resolve) => (release = resolve)) : undefined;
    },
    forget() {
      era += 1;
    },
    setRefusing: (refuses) => (isRefusing = refuses),
    cut,
    async close() {
      release();
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
