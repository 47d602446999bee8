import { openProxy } from '../../../testing/faultyProxy';
import { askDatabase } from './databaseProbe';

const url = process.env.TEST_DATABASE_URL;

(url ? describe : describe.skip)('askDatabase', () => {
  it('takes connecting and asking together for no answer once they exceed the limit', async () => {
    const proxy = await openProxy(0, Number(new URL(String(url)).port || 5432));
    const address = Object.assign(new URL(String(url)), { hostname: '127.0.0.1', port: String(proxy.port) }).href;
    expect(await askDatabase(address, 5_000, [])).toEqual({ isAnswering: true, idle: [] });

    // Each of the two needs 300 ms for its way there and back.
    proxy.setLatency(150);
    expect(await askDatabase(address, 500, [])).toEqual({ isAnswering: false, idle: [] });
    await proxy.close();
  });

  it('does not count the time in which this process stands still', async () => {
    const asking = askDatabase(String(url), 500, []);
    const since = performance.now();
    while (performance.now() - since < 1_000);
    expect(await asking).toEqual({ isAnswering: true, idle: [] });
  });
});
