import { formatMs, median, type Row, toLimitRow, toRatioRow } from './harness/rows';
import { createDemoFolder } from './server/demoFolder';
import { startServer } from './server/startServer';
import { openBrowser } from './site/browser';
import { buildSinglePage, getFederatedBuild } from './site/builds';
import { slowPhone } from './site/connection';
import { measurePaint, type Paint } from './site/paint';
import { findSharedJobPath } from './site/sharedJob';

export const name = 'paint';

const rounds = 5;

/** What a visitor with a phone sees of a shared job, of the list of jobs and of the landing page, against one bundle of the same sources. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const federated = await startServer('product', {
    DATA_DIR: await createDemoFolder(),
    BENCH_BUILDS: await getFederatedBuild(),
  });
  const single = await startServer('product', {
    DATA_DIR: await createDemoFolder(),
    BENCH_BUILDS: await buildSinglePage(),
  });
  const browser = await openBrowser();
  note(
    `Chromium ${browser.version()}, 1.6 Mbit/s, 150 ms, CPU 4× slower, empty cache, ${rounds} rounds of both in turn`,
  );

  const rows: Row[] = [];
  for (const { page, path, limit } of [
    { page: 'public job page', path: await findSharedJobPath(federated.origin), limit: 2000 },
    { page: 'public list of jobs', path: '/jobs', limit: 2000 },
    { page: 'landing page', path: '/', limit: 2500 },
  ]) {
    const pairs: [Paint, Paint][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const own = await measurePaint(browser, federated.origin + path, slowPhone);
      pairs.push([own, await measurePaint(browser, single.origin + path, slowPhone)]);
    }
    const largest = pairs.map(([own, other]) => [own.largest, other.largest] as [number, number]);
    const shift = Math.max(...pairs.map(([own]) => own.shift));
    rows.push(
      toLimitRow(`Largest paint of the ${page}`, median(largest.map(([own]) => own)), { limit, show: formatMs }),
      toRatioRow(`Largest paint of the ${page}, against one bundle`, largest, { limit: 1.1, show: formatMs }),
      toLimitRow(`Layout shift of the ${page}, at worst`, shift, { limit: 0.02, show: (score) => score.toFixed(3) }),
    );
  }
  await Promise.all([browser.close(), federated.stop(), single.stop()]);
  return rows;
}
