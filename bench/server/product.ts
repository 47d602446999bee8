import path from 'node:path';
import { apps } from '@foothold/shared/build';
import { readConfig } from '../../server/src/config';
import { seedDemo } from '../../server/src/demo';
import { run } from '../../server/src/main';
import { fixedRegistry, readBuild } from '../../server/src/releases/build';
import { offer } from './child';

const config = readConfig(process.env);
const builds = process.env.BENCH_BUILDS;

const running = await run(config, {
  site: builds
    ? async () => fixedRegistry(await Promise.all(apps.map((app) => readBuild(path.join(builds, app)))))
    : undefined,
  prepare: config.DEMO ? seedDemo : undefined,
});
offer(config.APP_ORIGIN, running.stop);
