import type { Context } from '../platform/context';
import type { HttpOptions, Log } from '../platform/http';

/** What a running server tells of itself, besides its log. */
export interface Telemetry {
  /** For the HTTP server; undefined where nothing is counted. */
  metrics: HttpOptions['metrics'];
  /** Sets where it is logged that the collector of traces is away. */
  logTo(log: Log): void;
  /** Resolves when the traces are sent. */
  stop(): Promise<void>;
}

/** Counts and records where the configuration says so. Only then the libraries are loaded: loading modules is half of a start. */
export async function startTelemetry(context: Context): Promise<Telemetry> {
  const { METRICS_TOKEN, METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = context.config;
  let log: Log | undefined;
  const hasMetrics = METRICS_TOKEN !== undefined || METRICS_PORT !== undefined;
  const metrics = hasMetrics ? await (await import('./metrics/openMetrics')).openMetrics(context) : undefined;
  const tracing = collector === undefined ? undefined : await import('../platform/telemetry/openTelemetry');
  const stopTracing = collector && tracing?.startTracing(collector, (message) => log?.warn({}, message));
  return {
    metrics: metrics?.options,
    logTo(target) {
      log = target;
    },
    async stop() {
      await metrics?.stop();
      if (stopTracing) await stopTracing();
    },
  };
}
