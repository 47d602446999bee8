import { formatCount, formatKib, type Row, toLimitRow } from './harness/rows';
import { createDemoFolder } from './server/demoFolder';
import { startServer } from './server/startServer';
import { openBrowser } from './site/browser';
import { getFederatedBuild } from './site/builds';
import { type LoadedFile, visitDashboard, weighFrontPage } from './site/visitDashboard';

export const name = 'weight';

/** What a student's phone downloads, cold, until the first job shows. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const server = await startServer('product', {
    DATA_DIR: await createDemoFolder(),
    BENCH_BUILDS: await getFederatedBuild(),
  });
  const browser = await openBrowser();
  const { requests } = await visitDashboard(browser, server.origin);
  const lowData = await visitDashboard(browser, server.origin, undefined, true);
  const front = [
    await weighFrontPage(browser, server.origin, false),
    await weighFrontPage(browser, server.origin, true),
  ];
  await Promise.all([browser.close(), server.stop()]);

  note(
    `Chromium ${browser.version()}, empty cache, signed in; every request counts, the document too, until a job shows`,
  );
  for (const { address, bytes } of requests) note(`${formatKib(bytes).padStart(10)}  ${address}`);
  note(`in all ${formatKib(sumBytes(requests))}, with low data ${formatKib(sumBytes(lowData.requests))}`);
  note(`the front page, until it is quiet: ${front.map(formatKib).join(', with low data ')}`);
  return [
    toLimitRow('JavaScript of the dashboard’s first view, as transferred', sumScriptBytes(requests), {
      limit: 190 * 1024,
      show: formatKib,
    }),
    toLimitRow('Requests of the dashboard’s first view', requests.length, { limit: 9, show: formatCount }),
  ];
}

export const sumScriptBytes = (files: readonly LoadedFile[]) => sumBytes(files.filter(({ script }) => script));

const sumBytes = (files: readonly LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
