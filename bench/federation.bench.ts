import { against, atMost, count, kib, median, ms, type Row } from './frame/rows';
import { demoFolder } from './server/demo';
import { start } from './server/start';
import { openBrowser } from './site/browser';
import { federatedBuild, singlePageBuild } from './site/builds';
import { phone } from './site/connection';
import { type Visit, visitDashboard } from './site/visit';
import { scriptBytes } from './weight.bench';

export const name = 'federation';

const rounds = 9;

/** What loading areas apart costs, against the same sources as one single-page bundle behind the same server. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const federated = await start('product', { DATA_DIR: await demoFolder(), BENCH_BUILDS: await federatedBuild() });
  const single = await start('product', { DATA_DIR: await demoFolder(), BENCH_BUILDS: await singlePageBuild() });
  const browser = await openBrowser();
  note(
    `Chromium ${browser.version()}, 1.6 Mbit/s, 150 ms, CPU 4× slower, empty cache, ${rounds} rounds of both in turn`,
  );

  const figures: [Visit, Visit][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const before = first ? undefined : await visitDashboard(browser, single.origin, phone);
    const own = await visitDashboard(browser, federated.origin, phone);
    figures.push([own, before ?? (await visitDashboard(browser, single.origin, phone))]);
  }
  await Promise.all([browser.close(), federated.stop(), single.stop()]);
  for (const [index, side] of ['federated', 'single page'].entries())
    note(`${side}: ${listed(figures.at(-1)?.[index])}`);

  const pairs = (figure: (visit: Visit) => number) =>
    figures.map(([own, other]) => [figure(own), figure(other)] as [number, number]);
  const more = pairs(({ asked }) => asked.length).map(([own, other]) => own - other);
  return [
    against(
      'JavaScript until the first job shows, against one bundle',
      pairs(({ asked }) => scriptBytes(asked)),
      { limit: 1.2, show: kib },
    ),
    against(
      'Time until the first job shows, against one bundle',
      pairs(({ content }) => content),
      { limit: 1.15, show: ms },
    ),
    against(
      'Largest paint of the dashboard, against one bundle',
      pairs(({ largest }) => largest),
      { limit: 1.1, show: ms },
    ),
    atMost('Requests until the first job shows, more than of one bundle', median(more), { limit: 4, show: count }),
  ];
}

const listed = (visit: Visit | undefined) =>
  visit?.asked.map(({ address, bytes }) => `${address.split('/').at(-1)} ${kib(bytes)}`).join(', ');
