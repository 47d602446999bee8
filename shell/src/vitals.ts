import { onCLS, onINP, onLCP } from 'web-vitals';
import { queueHealthReport } from './healthReports';

/** Measures how the page that was opened first did for its reader, in the name of the area that it belongs to. */
export function reportVitals(app: string, release: string): void {
  onLCP(({ value }) => queueHealthReport({ app, release, kind: 'lcp', value }));
  onCLS(({ value }) => queueHealthReport({ app, release, kind: 'cls', value }));
  onINP(({ value }) => queueHealthReport({ app, release, kind: 'inp', value }));
}
