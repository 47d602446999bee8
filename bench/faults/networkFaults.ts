import { setTimeout as pause } from 'node:timers/promises';
import type { FaultyProxy } from '../../server/testing/faultyProxy';
import type { Fault } from './fault';
import type { Site } from './site';

/** What servers reach over a network, and the way there. */
const destinations: readonly (readonly [name: string, what: string, find: (site: Site) => FaultyProxy | undefined])[] =
  [
    ['network', 'PostgreSQL', ({ databaseProxy }) => databaseProxy],
    ['redis-network', 'Redis', ({ services }) => services?.redisProxy],
    ['store-network', 'the object storage', ({ services }) => services?.storeProxy],
  ];

/** What happens on the way to each of them. */
export const networkFaults: readonly Fault[] = destinations.flatMap(([name, what, find]) => [
  toFault(name, find, async (proxy, random) => {
    const milliseconds = random.int(300, 6000);
    const failures = {
      cut: () => proxy.cut(),
      silent: () => proxy.setHanging(true),
      closed: () => proxy.setRefusing(true),
      'closed and cut': () => {
        proxy.setRefusing(true);
        proxy.cut();
      },
      'forgotten by a router': () => proxy.forget(),
    };
    const [failure, fail] = random.pick(Object.entries(failures));
    fail();
    await pause(milliseconds);
    proxy.setRefusing(false);
    proxy.setHanging(false);
    return `the way to ${what} ${failure} for ${milliseconds} ms`;
  }),
  {
    ...toFault(`${name}-slow`, find, async (proxy, random) => {
      const [latency, milliseconds] = [random.int(20, 400), random.int(300, 6000)];
      proxy.setLatency(latency);
      await pause(milliseconds);
      proxy.setLatency(0);
      return `the way to ${what} ${latency} ms longer for ${milliseconds} ms`;
    }),
    // What takes many statements takes many times longer, and succeeds.
    answersSoon: false,
  },
]);

function toFault(
  name: string,
  find: (site: Site) => FaultyProxy | undefined,
  run: (proxy: FaultyProxy, random: Parameters<Fault['run']>[1]) => Promise<string>,
): Fault {
  return {
    name,
    leavesFiles: true,
    answersSoon: true,
    findObstacle: (site) => (find(site) ? undefined : 'there is no such way here'),
    async run(site, random) {
      const proxy = find(site);
      if (!proxy) throw new Error(`There is no way for ${name}.`);
      return run(proxy, random);
    },
  };
}
