import { onCLS, onINP, onLCP } from 'web-vitals';
import { queueHealthReport } from './healthReports';

/** Reports the web vitals of the document's first page for the area that the page belongs to. */
export function reportVitals(app: string, release: string): void {
  onLCP(({ value }) => queueHealthReport({ app, release, kind: 'lcp', value }));
  onCLS(({ value }) => queueHealthReport({ app, release, kind: 'cls', value }));
  onINP(({ value }) => queueHealthReport({ app, release, kind: 'inp', value }));
}
