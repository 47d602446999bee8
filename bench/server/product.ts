import path from 'node:path';
import { apps } from '@foothold/shared/build';
import { readConfig } from '../../server/src/config';
import { seedDemo } from '../../server/src/demo';
import { run } from '../../server/src/main';
import { builtReleases } from '../../server/src/site';
import { offer } from './child';

const config = readConfig(process.env);
const builds = process.env.BENCH_BUILDS;

const running = await run(config, {
  registry: builds ? await builtReleases(apps.map((app) => path.join(builds, app))) : undefined,
  prepare: config.DEMO ? seedDemo : undefined,
});
offer(config.APP_ORIGIN, running.stop);
