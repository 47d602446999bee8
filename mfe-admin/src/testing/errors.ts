import type { ErrorKind, ErrorKindDetails, ResolvedFrame } from '@foothold/shared/contract/admin';

const ownFrame: ResolvedFrame = {
  ...{ app: 'candidate', file: '4.js', line: 1, column: 812, function: 'Component', is_own: true },
  source: { file: 'src/pages/job/JobPage.tsx', line: 41, column: 9, is_exact: true },
};

export const anErrorKind = (over: Partial<ErrorKind> = {}): ErrorKind => ({
  ...{ id: 12, app: 'candidate', team: 'Students', name: 'TypeError', message: 'x is undefined', top_frame: ownFrame },
  ...{ first_seen_at: '2026-11-20T09:00:00.000Z', last_seen_at: '2026-11-28T08:30:00.000Z' },
  releases: [
    {
      ...{ release: '1.1.0-b', pages: 31 },
      ...{ first_seen_at: '2026-11-27T09:00:00.000Z', last_seen_at: '2026-11-28T08:30:00.000Z' },
    },
    {
      ...{ release: '1.0.0-a', pages: 4 },
      ...{ first_seen_at: '2026-11-20T09:00:00.000Z', last_seen_at: '2026-11-26T10:00:00.000Z' },
    },
  ],
  days: [0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 1, 3, 10, 18],
  ...over,
});

export const anErrorInDetail = (over: Partial<ErrorKindDetails> = {}): ErrorKindDetails => ({
  ...anErrorKind(),
  ...{ release: '1.1.0-b', route: '/dashboard/jobs/:id' },
  frames: [
    ownFrame,
    {
      ...ownFrame,
      function: 'JobAside',
      source: { file: 'src/jobs/JobAside.tsx', line: 18, column: 8, is_exact: false },
    },
    {
      ...{ app: 'shell', file: 'main.js', line: 1, column: 30_412, function: 'ka', source: null, is_own: false },
    },
    {
      ...{ app: null, file: 'https://cdn.example.com/tag.js', line: 3, column: 9, function: null },
      ...{ source: null, is_own: false },
    },
  ],
  breadcrumbs: [
    { kind: 'page', what: '/dashboard/jobs', seconds: 9 },
    { kind: 'press', what: 'link', seconds: 2 },
    { kind: 'call', what: 'GET /view/jobs/:id', status: 200, seconds: 0 },
  ],
  routes: [
    { route: '/dashboard/jobs/:id', pages: 33 },
    { route: '', pages: 2 },
  ],
  ...over,
});
