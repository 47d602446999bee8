import type { Context } from '../../platform/context';
import type { OpenMetrics } from './openMetrics';

/** Begins to count where the configuration says so. Only then the library is loaded: half of a start is the loading of modules. */
export async function loadMetrics(context: Context): Promise<OpenMetrics | undefined> {
  const { METRICS_TOKEN, METRICS_PORT } = context.config;
  if (METRICS_TOKEN === undefined && METRICS_PORT === undefined) return undefined;
  const { openMetrics } = await import('./openMetrics');
  return openMetrics(context);
}
