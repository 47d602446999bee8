import { AsyncLocalStorage } from 'node:async_hooks';

/** A span that was started and not yet ended. */
export interface Span {
  traceId: string;
  /** Continues the trace elsewhere (W3C Trace Context). */
  traceparent: string;
  setAttributes(attributes: Record<string, string | number>): void;
  /** Ends it; with a failure where there was one, of which its code or name is recorded. */
  end(failure?: unknown): void;
}

/** What the work for a request, or for a task that it queued, is found by: in the log, in emails and in traces. */
export interface CallContext {
  request_id: string;
  /** The current span, where traces are recorded. */
  span?: Span | undefined;
}

const storage = new AsyncLocalStorage<CallContext>();
let open = 0;
let isAlwaysOpen = false;

export const getCallContext = (): CallContext | undefined => storage.getStore();

/** Runs work in a context. On Node 20 a context costs a hook on every promise, so there is none while nobody needs it. */
export async function runInCallContext<T>(context: CallContext, work: () => Promise<T>): Promise<T> {
  open += 1;
  try {
    return await storage.run(context, work);
  } finally {
    open -= 1;
    if (open === 0 && !isAlwaysOpen) storage.disable();
  }
}

/** Enters a context for what is called within `work` and all that follows from it. From then on there always is one. */
export function enterCallContext(context: CallContext, work: () => void): void {
  isAlwaysOpen = true;
  storage.run(context, work);
}

/** What a queued task holds of its cause, so that it is found by it. Nothing in it is personal. */
export interface TaskOrigin {
  request_id: string;
  /** W3C Trace Context. */
  traceparent?: string | undefined;
}

/** The origin of a task that is queued now; undefined where no request is the cause. */
export function getTaskOrigin(): TaskOrigin | undefined {
  const context = storage.getStore();
  return context && { request_id: context.request_id, traceparent: context.span?.traceparent };
}
