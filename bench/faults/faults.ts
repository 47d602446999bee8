import { setTimeout as pause } from 'node:timers/promises';
import { databaseFaults } from './databaseFaults';
import type { Fault } from './fault';
import { networkFaults } from './networkFaults';
import type { Server } from './servers';
import type { Site } from './site';

const kill: Fault = {
  name: 'kill',
  leavesFiles: true,
  async run(site, random) {
    const servers = random.shuffle(site.servers).slice(0, random.int(1, Math.min(2, site.servers.length)));
    await Promise.all(servers.map((server) => crash(site, server)));
    // Sometimes also while it starts, with the database half recovered.
    if (random.chance(0.2)) {
      for (const server of servers) void server.start().catch(() => {});
      await pause(random.int(200, 2500));
      await Promise.all(servers.map((server) => crash(site, server)));
    }
    const times = await Promise.all(servers.map((server) => startAgain(site, server)));
    return `killed ${servers.length}, ready after ${times.map((time) => `${Math.round(time)} ms`).join(' and ')}`;
  },
};

const stop: Fault = {
  name: 'stop',
  leavesFiles: false,
  async run(site) {
    for (const server of site.servers) {
      await server.stop();
      await server.start();
    }
    return 'restarted every server in turn';
  },
};

const freeze: Fault = {
  name: 'freeze',
  // On PostgreSQL its transaction may have been ended meanwhile, with an outcome that it does not know.
  leavesFiles: true,
  async run(site, random) {
    const server = random.pick(site.servers);
    // Beyond a minute, another server may take over the requests of a frozen one.
    const seconds = site.cluster && random.chance(0.2) ? 65 : random.int(2, 14);
    server.signal('SIGSTOP');
    try {
      const [ending] = await Promise.all([describeSecond(site), pause(seconds * 1000)]);
      return `frozen for ${seconds} s${ending}`;
    } finally {
      server.signal('SIGCONT');
      await site.spare.stop();
    }
  },
};

/** Starts a second server on the data of a frozen one. Of an embedded database it must not get hold. */
async function describeSecond({ cluster, spare }: Site): Promise<string> {
  if (cluster) return '';
  const isStarted = await spare.start().then(
    () => true,
    () => false,
  );
  if (isStarted) throw new Error('A second server has opened the embedded database of a frozen one.');
  return ', a second one was refused';
}

const disk: Fault = {
  name: 'disk',
  leavesFiles: true,
  findObstacle: ({ volume }) => volume.reason,
  async run(site, random) {
    const { volume, servers, cluster } = site;
    await volume.fill?.();
    await pause(random.int(500, 3000));
    await volume.free();
    const ended = servers.filter((server) => server.hasEnded());
    // Without room for its log PostgreSQL ends, and its supervisor starts it again.
    await cluster?.ensureRunning();
    for (const server of ended) await startAgain(site, server);
    return `disk full, ${ended.length} servers ended`;
  },
};

const mail: Fault = {
  name: 'mail',
  leavesFiles: false,
  async run({ mailProxy, mailbox }, random) {
    const seconds = random.int(1, 4);
    const failures = {
      'refused connections': () => mailProxy.setRefusing(true),
      'answered nothing': () => mailProxy.setHanging(true),
      'took a second for each line': () => mailProxy.setLatency(1000),
      'dropped connections': () => mailProxy.cut(),
      'refused an email': () => mailbox.refuseNext(random.pick([451, 550])),
    };
    const [name, fail] = random.pick(Object.entries(failures));
    fail();
    await pause(seconds * 1000);
    mailProxy.setRefusing(false);
    mailProxy.setHanging(false);
    mailProxy.setLatency(0);
    return `the mail server ${name} for ${seconds} s`;
  },
};

const redis: Fault = {
  name: 'redis',
  leavesFiles: false,
  answersSoon: true,
  findObstacle: ({ services }) => (services ? undefined : 'there is no Redis here'),
  async run({ services }, random) {
    const milliseconds = random.int(0, 4000);
    await services?.redis.kill();
    await pause(milliseconds);
    await services?.redis.start();
    return `Redis killed, started empty after ${milliseconds} ms`;
  },
};

/** All of them. The first is drawn as often as all others. */
export const faults: readonly Fault[] = [kill, stop, freeze, ...databaseFaults, ...networkFaults, redis, disk, mail];

/** Kills a server. */
async function crash(site: Site, server: Server): Promise<void> {
  site.kills += 1;
  await server.kill();
}

/** Starts a killed server, and writes down how long that took. */
async function startAgain(site: Site, server: Server): Promise<number> {
  const time = await server.start();
  site.restarts.push(time);
  return time;
}
