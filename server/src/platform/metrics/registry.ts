import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { serverFolder } from '../package/serverFolder';
import { onMeasure } from '../telemetry/measurements';

/** Seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const waitBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2];

/** A registry of this process with what it counts by itself, until the returned function is called. */
export function createMetrics(): { registry: Registry; stop(): void } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Gauges with the name of a counter, which `promtool check metrics` refuses.
  for (const name of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${name}_total`);
  addProcess(registry);
  const stops = [
    ...countRequests(registry),
    ...countUploads(registry),
    ...countDatabase(registry),
    ...countBackgroundWork(registry),
  ];
  return {
    registry,
    stop() {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
}

const { version } = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')) as {
  version: string;
};

function addProcess(registry: Registry) {
  new Gauge({
    name: 'foothold_build_info',
    help: 'The version of the server',
    labelNames: ['version'] as const,
    registers: [registry],
  }).set({ version }, 1);
  new Gauge({
    name: 'foothold_uptime_seconds',
    help: 'Time since the start of the process',
    registers: [registry],
    collect() {
      this.set(process.uptime());
    },
  });
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: 'foothold_event_loop_utilization_ratio',
    help: 'Share of the time since the last scrape in which the event loop was busy',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
}

function countRequests(registry: Registry) {
  const registers = [registry];
  const total = new Counter({
    name: 'foothold_http_requests_total',
    help: 'Answered requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'foothold_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response, without event streams',
    labelNames: ['method', 'route'] as const,
    buckets: requestBuckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'foothold_http_requests_in_flight',
    help: 'Requests that are being answered, without event streams',
    registers,
  });
  const streams = new Gauge({ name: 'foothold_event_streams_open', help: 'Open streams of events', registers });
  const refusals = new Counter({
    name: 'foothold_http_refusals_total',
    help: 'Requests refused because there were too many, by kind of call',
    labelNames: ['kind', 'reason'] as const,
    registers,
  });
  return [
    onMeasure('requestStarted', ({ isStream }) => (isStream ? streams : inFlight).inc()),
    onMeasure('requestEnded', ({ method, route, status, seconds, isStream }) => {
      (isStream ? streams : inFlight).dec();
      total.inc({ method, route, status: String(status) });
      if (!isStream) duration.observe({ method, route }, seconds);
    }),
    onMeasure('requestRefused', (refusal) => refusals.inc(refusal)),
  ];
}

function countUploads(registry: Registry) {
  const uploads = new Counter({
    name: 'foothold_uploads_total',
    help: 'Uploaded files by result',
    labelNames: ['result'] as const,
    registers: [registry],
  });
  const bytes = new Counter({
    name: 'foothold_upload_bytes_total',
    help: 'Bytes of received uploads',
    registers: [registry],
  });
  return [
    onMeasure('uploadEnded', ({ result, bytes: size }) => {
      uploads.inc({ result });
      bytes.inc(size);
    }),
  ];
}

function countDatabase(registry: Registry) {
  const registers = [registry];
  const wait = new Histogram({
    name: 'foothold_database_connection_wait_seconds',
    help: 'Time that statements and transactions waited for a connection',
    buckets: waitBuckets,
    registers,
  });
  const errors = new Counter({
    name: 'foothold_database_statement_errors_total',
    help: 'Failed statements by class of SQLSTATE',
    labelNames: ['class'] as const,
    registers,
  });
  return [
    onMeasure('connectionAcquired', ({ seconds }) => wait.observe(seconds)),
    onMeasure('statementFailed', (failure) => errors.inc(failure)),
  ];
}

function countBackgroundWork(registry: Registry) {
  const registers = [registry];
  const emails = new Counter({
    name: 'foothold_emails_total',
    help: 'Attempts to send an email by result; refused: the mail server refused the address or the content for good',
    labelNames: ['result'] as const,
    registers,
  });
  const scans = new Counter({
    name: 'foothold_scans_total',
    help: 'Scans of documents by verdict; failed: without one, unavailable: clamd was away',
    labelNames: ['verdict'] as const,
    registers,
  });
  const storage = new Counter({
    name: 'foothold_storage_errors_total',
    help: 'Failed operations on stored files',
    labelNames: ['operation'] as const,
    registers,
  });
  return [
    onMeasure('emailEnded', (ended) => emails.inc(ended)),
    onMeasure('scanEnded', ({ result }) => scans.inc({ verdict: result })),
    onMeasure('storageFailed', (failure) => storage.inc(failure)),
  ];
}
