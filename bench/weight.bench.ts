import { formatCount, formatKib, type Row, toLimitRow } from './harness/rows';
import { createDemoFolder } from './server/demoFolder';
import { startServer } from './server/startServer';
import { openBrowser } from './site/browser';
import { getFederatedBuild } from './site/builds';
import { type LoadedFile, visitDashboard } from './site/visitDashboard';

export const name = 'weight';

/** What a student's phone downloads, cold, until the first job shows. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const server = await startServer('product', {
    DATA_DIR: await createDemoFolder(),
    BENCH_BUILDS: await getFederatedBuild(),
  });
  const browser = await openBrowser();
  const { requests } = await visitDashboard(browser, server.origin);
  await Promise.all([browser.close(), server.stop()]);

  note(
    `Chromium ${browser.version()}, empty cache, signed in; every request counts, the document too, until a job shows`,
  );
  for (const { address, bytes } of requests) note(`${formatKib(bytes).padStart(10)}  ${address}`);
  return [
    toLimitRow('JavaScript of the dashboard’s first view, as transferred', sumScriptBytes(requests), {
      limit: 190 * 1024,
      show: formatKib,
    }),
    toLimitRow('Requests of the dashboard’s first view', requests.length, { limit: 9, show: formatCount }),
  ];
}

export const sumScriptBytes = (files: readonly LoadedFile[]) =>
  files.filter(({ script }) => script).reduce((sum, { bytes }) => sum + bytes, 0);
