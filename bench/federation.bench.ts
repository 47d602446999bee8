import { formatCount, formatKib, formatMs, median, type Row, toLimitRow, toRatioRow } from './harness/rows';
import { createDemoFolder } from './server/demoFolder';
import { startServer } from './server/startServer';
import { openBrowser } from './site/browser';
import { buildSinglePage, getFederatedBuild } from './site/builds';
import { slowPhone } from './site/connection';
import { type Visit, visitDashboard } from './site/visitDashboard';
import { sumScriptBytes } from './weight.bench';

export const name = 'federation';

/** One round differs from the next by a tenth. */
const rounds = 25;

/** What loading areas apart costs, against the same sources as one single-page bundle behind the same server. */
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

  const figures: [Visit, Visit][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const before = first ? undefined : await visitDashboard(browser, single.origin, slowPhone);
    const own = await visitDashboard(browser, federated.origin, slowPhone);
    figures.push([own, before ?? (await visitDashboard(browser, single.origin, slowPhone))]);
  }
  await Promise.all([browser.close(), federated.stop(), single.stop()]);
  for (const [index, side] of ['federated', 'single page'].entries())
    note(`${side}: ${formatRequests(figures.at(-1)?.[index])}`);

  const pairs = (figure: (visit: Visit) => number) =>
    figures.map(([own, other]) => [figure(own), figure(other)] as [number, number]);
  const more = pairs(({ requests }) => requests.length).map(([own, other]) => own - other);
  return [
    toRatioRow(
      'JavaScript until the first job shows, against one bundle',
      pairs(({ requests }) => sumScriptBytes(requests)),
      { limit: 1.15, show: formatKib },
    ),
    toRatioRow(
      'Time until the first job shows, against one bundle',
      pairs(({ content }) => content),
      { limit: 1.15, show: formatMs },
    ),
    toRatioRow(
      'Largest paint of the dashboard, against one bundle',
      pairs(({ largest }) => largest),
      { limit: 1.05, show: formatMs },
    ),
    toLimitRow('Requests until the first job shows, more than of one bundle', median(more), {
      limit: 4,
      show: formatCount,
    }),
  ];
}

const formatRequests = (visit: Visit | undefined) =>
  visit?.requests.map(({ address, bytes }) => `${address.split('/').at(-1)} ${formatKib(bytes)}`).join(', ');
