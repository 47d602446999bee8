import { cpus } from 'node:os';
import * as admin from './admin.bench';
import * as api from './api.bench';
import * as backup from './backup.bench';
import * as browse from './browse.bench';
import * as company from './company.bench';
import * as decisions from './decisions.bench';
import * as dev from './dev.bench';
import * as federation from './federation.bench';
import type { Bench, Row } from './harness/rows';
import { renderTable } from './harness/table';
import { cleanUp } from './harness/tempFolder';
import * as lighthouse from './lighthouse.bench';
import * as machines from './machines.bench';
import * as memory from './memory.bench';
import * as messages from './messages.bench';
import * as paint from './paint.bench';
import * as recommendations from './recommendations.bench';
import * as releases from './releases.bench';
import * as replies from './replies.bench';
import * as rolling from './rolling.bench';
import * as rollouts from './rollouts.bench';
import * as scale from './scale.bench';
import * as searches from './searches.bench';
import * as weight from './weight.bench';

const benches: readonly Bench[] = [
  api,
  browse,
  searches,
  recommendations,
  replies,
  company,
  messages,
  decisions,
  admin,
  memory,
  machines,
  weight,
  federation,
  paint,
  lighthouse,
  releases,
  rolling,
  rollouts,
  scale,
  backup,
  dev,
];

/** `pnpm bench` runs all of them, `pnpm bench api weight` these two. */
async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length) {
    print(`No bench is called ${unknown.join(', ')}. There are: ${benches.map(getName).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);

  const rows: Row[] = [];
  for (const bench of benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    print(`\n${bench.name}`);
    rows.push(...(await bench.run((line) => print(`  ${line}`))));
  }
  print(`\n${renderTable(rows)}`);
  if (!rows.every(({ ok }) => ok)) process.exitCode = 1;
}

const getName = ({ name }: Bench) => name;
const print = (line: string) => process.stdout.write(`${line}\n`);

main(process.argv.slice(2).filter((argument) => argument !== '--'))
  .catch((cause: Error) => {
    process.stderr.write(`${cause.stack}\n`);
    process.exitCode = 1;
  })
  .finally(cleanUp);
