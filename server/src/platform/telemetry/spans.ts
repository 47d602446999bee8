import { getCallContext, runInCallContext, type Span } from './callContext';

export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  /** By the names of the semantic conventions of OpenTelemetry. Nothing in them is personal. */
  attributes?: Record<string, string | number>;
}

/** Starts spans: as a child of a span, of a `traceparent`, or of none. */
export type StartSpan = (options: SpanOptions, parent: Span | string | undefined) => Span;

let startSpan: StartSpan | undefined;

/** Sets what records spans in this process; undefined: nothing does, and spans cost nothing. */
export const setSpanRecorder = (start: StartSpan | undefined): void => {
  startSpan = start;
};

export const isTracing = (): boolean => startSpan !== undefined;

/** Starts the first span of a request or task, where traces are recorded. */
export const startRootSpan = (options: SpanOptions, traceparent: string | undefined): Span | undefined =>
  startSpan?.(options, traceparent);

/** Runs a part of a request or task as a span of its own. Work that belongs to none, such as polling, has no span. */
export async function withSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const context = startSpan && getCallContext();
  if (!startSpan || !context?.span) return work();
  const span = startSpan(options, context.span);
  try {
    const result = await runInCallContext({ ...context, span }, work);
    span.end();
    return result;
  } catch (cause) {
    span.end(cause);
    throw cause;
  }
}
