import path from 'node:path';
import { apps } from '@foothold/shared/build/apps';
import { seedDemoData } from '../../server/demo';
import { run } from '../../server/src/app/main';
import { readConfig } from '../../server/src/platform/config/config';
import { createFixedRegistry, readRelease } from '../../server/src/platform/releases/build';
import { serveForBench } from './benchServer';

const config = readConfig(process.env);
const builds = process.env.BENCH_BUILDS;

const running = await run(config, {
  site: builds
    ? async () => createFixedRegistry(await Promise.all(apps.map((app) => readRelease(path.join(builds, app)))))
    : undefined,
  prepare: config.DEMO ? seedDemoData : undefined,
});
serveForBench(config.APP_ORIGIN, running.stop);
