/** Milliseconds after which calls are no longer part of the loading of their page. */
const pageLoad = 60_000;

/** The trace in which the server answered this page, for the calls that load it. Undefined where it records none. */
export function getTraceparent(): string | undefined {
  if (performance.now() > pageLoad) return undefined;
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  return (page as PerformanceNavigationTiming | undefined)?.serverTiming?.find(({ name }) => name === 'traceparent')
    ?.description;
}
