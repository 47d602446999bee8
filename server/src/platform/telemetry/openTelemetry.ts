import { setTimeout as pause } from 'node:timers/promises';
import {
  type Span as ApiSpan,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Span } from './callContext';
import { type SpanOptions, setSpanRecorder } from './spans';

/** Milliseconds in which a collector that is away is logged once. */
const warningInterval = 60_000;

/** Milliseconds that a stop waits until the last spans are sent. */
const shutdownTimeout = 2_000;

/**
 * Records spans and sends them to a collector by OTLP over HTTP, in batches from a queue of limited length: while the
 * collector is away spans are dropped. The SDK reads the other OTEL_ variables by itself. Resolves when they are sent.
 */
export function startTracing(endpoint: string, warn: (message: string) => void): () => Promise<void> {
  let warnedAt = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler(() => {
    if (performance.now() - warnedAt < warningInterval) return;
    warnedAt = performance.now();
    warn('the collector of traces does not take them: they are dropped');
  });
  const url = process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const named = resourceFromAttributes({ 'service.name': 'foothold' });
  const provider = new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer('foothold');
  setSpanRecorder(({ name, kind, attributes = {} }, parent) => {
    const context = typeof parent === 'object' ? toContext(parent.traceparent) : toContext(parent);
    return toSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, context));
  });
  return async () => {
    setSpanRecorder(undefined);
    await Promise.race([provider.shutdown().catch(() => {}), pause(shutdownTimeout, undefined, { ref: false })]);
  };
}

const kinds: Record<SpanOptions['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const propagator = new W3CTraceContextPropagator();
const toContext = (traceparent: string | undefined) =>
  propagator.extract(trace.deleteSpan(ROOT_CONTEXT), { traceparent }, defaultTextMapGetter);

const toTraceparent = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

function toSpan(span: ApiSpan): Span {
  const spanContext = span.spanContext();
  return {
    traceId: spanContext.traceId,
    traceparent: toTraceparent(spanContext),
    setAttributes: (attributes) => void span.setAttributes(attributes),
    end(failure) {
      if (failure !== undefined) {
        // Not its message, which may name people.
        span.setAttributes({ 'error.type': toErrorType(failure) });
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

function toErrorType(failure: unknown): string {
  const { code, name } = failure as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}
