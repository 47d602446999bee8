import { listMainPages } from './mainPages';

const record = { app: 'reports', nav: [], paths: [], preload: { entry: [], pages: {} } };
const anEntry = (to: string) => ({ to, label: 'A page', icon: [] });

describe('listMainPages', () => {
  it('takes the entries of the sidebar', () => {
    const nav = ['/dashboard/jobs', '/dashboard/profile'].map(anEntry);
    expect(listMainPages({ ...record, nav, paths: ['/dashboard/*', '/other'] })).toEqual([
      '/dashboard/jobs',
      '/dashboard/profile',
    ]);
  });

  it('takes the first six pages without parameters where there is no sidebar', () => {
    const paths = ['/', '/jobs', '/viewjob/:slug/:jobId', '/reports/*', '/a', '/b', '/c', '/d', '/e'];
    expect(listMainPages({ ...record, paths })).toEqual(['/', '/jobs', '/a', '/b', '/c', '/d']);
  });

  it('takes the pages that the shell renders itself, and no module of it', () => {
    const pages = { painted: [], '/login': ['1.js'], '/login/code': [], '@foothold/shared/forms': [] };
    expect(listMainPages({ ...record, app: 'shell', preload: { entry: [], pages } })).toEqual([
      '/login',
      '/login/code',
    ]);
  });

  it('finds none where each page has parameters', () => {
    expect(listMainPages({ ...record, paths: ['/reports/:id', '/reports/*'] })).toEqual([]);
  });
});
