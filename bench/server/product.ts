import path from 'node:path';
import { apps } from '@foothold/shared/build';
import { readConfig } from '../../server/src/config';
import { seedDemoData } from '../../server/src/demo';
import { run } from '../../server/src/main';
import { createFixedRegistry, readBuild } from '../../server/src/releases/build';
import { serveForBench } from './child';

const config = readConfig(process.env);
const builds = process.env.BENCH_BUILDS;

const running = await run(config, {
  site: builds
    ? async () => createFixedRegistry(await Promise.all(apps.map((app) => readBuild(path.join(builds, app)))))
    : undefined,
  prepare: config.DEMO ? seedDemoData : undefined,
});
serveForBench(config.APP_ORIGIN, running.stop);
