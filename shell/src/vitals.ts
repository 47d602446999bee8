import { onCLS, onINP, onLCP } from 'web-vitals';
import { report } from './health';

/** Measures how the page that was opened first did for its reader, in the name of the area that it belongs to. */
export function measure(app: string, release: string): void {
  onLCP(({ value }) => report({ app, release, kind: 'lcp', value }));
  onCLS(({ value }) => report({ app, release, kind: 'cls', value }));
  onINP(({ value }) => report({ app, release, kind: 'inp', value }));
}
