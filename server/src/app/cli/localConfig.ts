import { type Config, readConfig } from '../../platform/config/config';

/** Reads the configuration for a local machine: with demo data, unless NODE_ENV is production. */
export function localConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  return readConfig({ ...(env.NODE_ENV !== 'production' && { DEMO: '1', LOG_LEVEL: 'warn' }), ...set });
}
