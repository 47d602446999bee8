import { median, type Row, toMinimumRow } from './harness/rows';
import { createDemoFolder } from './server/demoFolder';
import { startServer } from './server/startServer';
import { getFederatedBuild } from './site/builds';
import { runLighthouse, type Scores } from './site/lighthouse';
import { findSharedJobPath } from './site/sharedJob';

export const name = 'lighthouse';

const rounds = 3;
// The other categories count rules that hold or don't. Performance is timed, so a busy machine lowers it.
const minimums: Scores = { Performance: 95 };
const minimumElsewhere = 100;

/** What Lighthouse says of the pages that visitors come to first, on its phone. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const server = await startServer('product', {
    DATA_DIR: await createDemoFolder(),
    BENCH_BUILDS: await getFederatedBuild(),
  });
  note(`Medians of ${rounds} rounds. Quiet machines only: what else runs here lowers the performance.`);

  const rows: Row[] = [];
  for (const { page, path } of [
    { page: 'landing page', path: '/' },
    { page: 'public list of jobs', path: '/jobs' },
    { page: 'public job page', path: await findSharedJobPath(server.origin) },
  ]) {
    const found: Scores[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await runLighthouse(server.origin + path));
    for (const category of Object.keys(found[0] ?? {})) {
      const score = median(found.map((scores) => scores[category] ?? 0));
      rows.push(toMinimumRow(`${category} of the ${page}`, score, minimums[category] ?? minimumElsewhere));
    }
  }
  await server.stop();
  return rows;
}
