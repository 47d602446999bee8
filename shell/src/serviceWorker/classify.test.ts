import { classify } from './classify';

const origin = 'https://foothold.example';

interface Asked {
  method?: string;
  mode?: RequestMode;
  destination?: RequestDestination;
  range?: string;
}

const ask = (path: string, { method = 'GET', mode = 'cors', destination = '', range }: Asked = {}) =>
  classify(
    { method, mode, destination, url: new URL(path, origin).href, headers: new Headers(range ? { range } : {}) },
    origin,
  );
const open = (path: string, destination: RequestDestination = 'document') =>
  ask(path, { mode: 'navigate', destination });

describe('classify', () => {
  it.each(['/', '/loader', '/dashboard/saved?x=1', '/login'])('counts %s as a document when it is opened', (path) => {
    expect(open(path)).toBe('document');
    expect(ask(path)).toBeUndefined();
  });

  it.each(['/api/file/1', '/API/jobs', '/storage/logo.png', '/mf/shell/1.0.0-a/main.js', '/previews/site/a.png'])(
    'leaves %s to the browser when it is opened',
    (path) => {
      expect(open(path)).toBeUndefined();
    },
  );

  it('leaves what is shown in a frame to the browser', () => {
    expect(open('/dashboard/jobs', 'iframe')).toBeUndefined();
  });

  it.each([
    ['/mf/candidate/1.0.0-abc/remoteEntry.js', 'file'],
    ['/mf/shell/1.0.0-abc/bricolage-grotesque.woff2', 'file'],
    ['/mf/public/1.0.0-abc/film.webm', undefined],
    ['/mf/shell/1.0.0-abc/main.js.map', undefined],
    ['/mf/shell/main.js', undefined],
    ['https://cdn.example/mf/candidate/1.0.0-abc/remoteEntry.js', undefined],
    ['/service-worker.js', undefined],
    ['/icon-192.png', undefined],
  ])('takes %s for %s', (path, kind) => {
    expect(ask(path)).toBe(kind);
  });

  it('leaves a part of a file to the browser', () => {
    expect(ask('/mf/candidate/1.0.0-abc/remoteEntry.js', { range: 'bytes=0-' })).toBeUndefined();
  });

  it.each([
    '/api/jobs?q=cook',
    '/api/saved_jobs',
    '/api/view/jobs/5',
    '/api/user-applications-job/7',
    '/api/applications/5',
  ])('counts %s as a response that may be kept', (path) => {
    expect(ask(path)).toBe('response');
  });

  it.each([
    '/api/events',
    '/api/session',
    '/api/documents',
    '/api/file/5',
    '/api/applications/5/conversation',
    '/api/applications/5/neighbours',
    '/api/jobs/organization',
    '/api/all_users',
    '/api/account/export',
    '/api/all_students',
  ])('leaves %s to the browser', (path) => {
    expect(ask(path)).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('leaves %s to the browser', (method) => {
    expect(ask('/api/saved_jobs', { method })).toBeUndefined();
  });
});
